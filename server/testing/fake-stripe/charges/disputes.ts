import { emit, newId, now, type Store } from '../store.ts';
import type { Charge, Dispute } from '../stripe-objects.ts';

export interface DisputeRequest {
  /** An inquiry withdraws no funds. */
  reason?: 'fraudulent' | 'product_not_received' | 'inquiry';
  /** In cents; defaults to the whole charge. */
  amount?: number;
}

const responseSeconds = 7 * 24 * 3600;

/** Disputes a charge, as a bank does for its client. @throws Error if the charge was not paid */
export function disputeCharge(
  store: Store,
  charge: Charge,
  { reason = 'fraudulent', amount = charge.amount }: DisputeRequest = {},
): Dispute {
  if (!charge.paid) throw new Error(`${charge.id} was not paid.`);
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
    // Real disputes list every kind of evidence as null; the tests read none of them.
    evidence: {} as Dispute['evidence'],
    evidence_details: {
      due_by: now(store) + responseSeconds,
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

/** The bank decides. Funds are returned only for a won dispute. */
export function closeDispute(store: Store, dispute: Dispute, result: 'won' | 'lost'): void {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status))
    throw new Error(`${dispute.id} is already closed.`);
  const isInquiry = dispute.status.startsWith('warning_');
  dispute.status = isInquiry ? 'warning_closed' : result;
  if (!isInquiry && result === 'won') emit(store, 'charge.dispute.funds_reinstated', dispute);
  emit(store, 'charge.dispute.closed', dispute);
}
