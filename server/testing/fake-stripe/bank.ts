import { cardById } from './cards/test-cards.ts';
import { closeDispute, type DisputeRequest, disputeCharge } from './charges/disputes.ts';
import { completeRefund, failRefund } from './charges/refunds.ts';
import { completeChallenge, settleIntent } from './intents/attempt.ts';
import type { Store } from './store.ts';
import type { Dispute, Intent, Refund } from './stripe-objects.ts';

/** What clients and their banks do outside the API. */
export interface Bank {
  intent(id: string): Intent;
  refund(id: string): Refund;
  dispute(id: string): Dispute;
  /**
   * The client completes the bank's challenge (3-D Secure).
   * @param challenge defaults to the one that is open
   * @returns false if that challenge is no longer open
   */
  completeChallenge(clientSecret: string, isPassed: boolean, challenge?: string): boolean;
  /** Leaves the next confirmations in `processing`. */
  leaveProcessing(times?: number): void;
  /** Settles a payment in `processing`. */
  settleProcessing(intent: string, result: 'succeeded' | 'declined'): void;
  /** The client disputes a charge with their bank. */
  disputeCharge(charge: string, request?: DisputeRequest): Dispute;
  closeDispute(dispute: string, result: 'won' | 'lost'): void;
  completeRefund(refund: string): void;
  failRefund(refund: string): void;
}

export function createBank(store: Store): Bank {
  const intent = (id: string) => lookUp(store.intents, id);
  return {
    intent: (id) => structuredClone(intent(id)),
    refund: (id) => structuredClone(lookUp(store.refunds, id)),
    dispute: (id) => structuredClone(lookUp(store.disputes, id)),
    completeChallenge(clientSecret, isPassed, challenge) {
      const asked = intent(clientSecret.replace(/_secret_.*$/, ''));
      if (asked.client_secret !== clientSecret)
        throw new Error('This secret does not match the PaymentIntent.');
      const open = store.attempts.get(asked.id)?.challenge;
      return completeChallenge(store, asked, challenge ?? open ?? '', isPassed);
    },
    leaveProcessing(times = 1) {
      store.processingNext = times;
    },
    settleProcessing(id, result) {
      const declined = result === 'declined' ? cardById('pm_card_visa_chargeDeclined')?.decline : undefined;
      settleIntent(store, intent(id), declined);
    },
    disputeCharge: (id, request) => structuredClone(disputeCharge(store, lookUp(store.charges, id), request)),
    closeDispute: (id, result) => closeDispute(store, lookUp(store.disputes, id), result),
    completeRefund: (id) => completeRefund(store, lookUp(store.refunds, id)),
    failRefund: (id) => failRefund(store, lookUp(store.refunds, id)),
  };
}

function lookUp<T>(objects: Map<string, T>, id: string): T {
  const object = objects.get(id);
  if (!object) throw new Error(`${id} does not exist in this account.`);
  return object;
}
