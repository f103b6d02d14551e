import type { Charge, Dispute } from './objects.ts';
import { emit, newId, now, type Store } from './store.ts';

export interface DisputeWish {
  /** An inquiry asks before it takes money. */
  reason?: 'fraudulent' | 'product_not_received' | 'inquiry';
  /** Cents; the whole charge, without it. */
  amount?: number;
}

const secondsToAnswer = 7 * 24 * 3600;

/** What a bank does for its client. @throws Error when no money was taken */
export function disputeCharge(
  store: Store,
  charge: Charge,
  { reason = 'fraudulent', amount = charge.amount }: DisputeWish = {},
): Dispute {
  if (!charge.paid) throw new Error(`${charge.id} took no money.`);
  const isInquiry = reason === 'inquiry';
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(store),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    // Every kind of evidence is null; none of them is looked at here.
    evidence: {} as Dispute['evidence'],
    evidence_details: {
      due_by: now(store) + secondsToAnswer,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    } as Dispute['evidence_details'],
    intended_submission_method: 'manual',
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network_reason_code: isInquiry ? null : '10',
      },
    } as Dispute['payment_method_details'],
    reason: isInquiry ? 'fraudulent' : reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  store.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  emit(store, 'charge.dispute.created', dispute);
  if (!isInquiry) emit(store, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. The money comes back only when it was won. */
export function closeDispute(store: Store, dispute: Dispute, result: 'won' | 'lost'): void {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status))
    throw new Error(`${dispute.id} is closed already.`);
  const isInquiry = dispute.status.startsWith('warning_');
  dispute.status = isInquiry ? 'warning_closed' : result;
  if (!isInquiry && result === 'won') emit(store, 'charge.dispute.funds_reinstated', dispute);
  emit(store, 'charge.dispute.closed', dispute);
}
