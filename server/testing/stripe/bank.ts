import { answerChallenge, settleIntent } from './attempt.ts';
import { cardById } from './cards.ts';
import { closeDispute, type DisputeWish, disputeCharge } from './disputes.ts';
import type { Dispute, Intent, Refund } from './objects.ts';
import { completeRefund, failRefund } from './refunds.ts';
import type { Store } from './store.ts';

/** What clients and their banks do, without a call to the API. */
export interface Bank {
  intent(id: string): Intent;
  refund(id: string): Refund;
  dispute(id: string): Dispute;
  /**
   * The client answers the bank's question (3-D Secure).
   * @param challenge the question that was asked; without it, the one that is open
   * @returns false when that question is not open any more
   */
  completeChallenge(clientSecret: string, isPassed: boolean, challenge?: string): boolean;
  /** So many of the next confirmations stay in `processing`. */
  leaveProcessing(times?: number): void;
  /** What a payment in `processing` came to. */
  settleProcessing(intent: string, result: 'succeeded' | 'declined'): void;
  /** The client disputes a charge with their bank. */
  disputeCharge(charge: string, wish?: DisputeWish): Dispute;
  closeDispute(dispute: string, result: 'won' | 'lost'): void;
  completeRefund(refund: string): void;
  failRefund(refund: string): void;
}

export function createBank(store: Store): Bank {
  const intent = (id: string) => found(store.intents, id);
  return {
    intent: (id) => structuredClone(intent(id)),
    refund: (id) => structuredClone(found(store.refunds, id)),
    dispute: (id) => structuredClone(found(store.disputes, id)),
    completeChallenge(clientSecret, isPassed, challenge) {
      const asked = intent(clientSecret.replace(/_secret_.*$/, ''));
      if (asked.client_secret !== clientSecret) throw new Error('That is the secret of no PaymentIntent.');
      const open = store.attempts.get(asked.id)?.challenge;
      return answerChallenge(store, asked, challenge ?? open ?? '', isPassed);
    },
    leaveProcessing(times = 1) {
      store.processingNext = times;
    },
    settleProcessing(id, result) {
      const declined = result === 'declined' ? cardById('pm_card_visa_chargeDeclined')?.decline : undefined;
      settleIntent(store, intent(id), declined);
    },
    disputeCharge: (id, wish) => structuredClone(disputeCharge(store, found(store.charges, id), wish)),
    closeDispute: (id, result) => closeDispute(store, found(store.disputes, id), result),
    completeRefund: (id) => completeRefund(store, found(store.refunds, id)),
    failRefund: (id) => failRefund(store, found(store.refunds, id)),
  };
}

function found<T>(objects: Map<string, T>, id: string): T {
  const object = objects.get(id);
  if (!object) throw new Error(`The account has no ${id}.`);
  return object;
}
