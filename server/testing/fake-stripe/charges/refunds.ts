import { invalidRequest } from '../http/api-error.ts';
import { emit, newId, now, type Store } from '../store.ts';
import type { Charge, Intent, Refund } from '../stripe-objects.ts';

export interface RefundRequest {
  /** In cents; defaults to everything that is left. */
  amount?: number;
  reason?: Refund['reason'];
  metadata?: Record<string, string>;
}

/** Source: docs.stripe.com/api/refunds/create. @throws ApiError if less is left or the charge is disputed */
export function createRefund(store: Store, charge: Charge, request: RefundRequest): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0 && charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (charge.disputed && !isRefundable(store, charge))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const amount = request.amount ?? left;
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now(store),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: request.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: request.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refundBehavior(store, charge) === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  store.refunds.set(refund.id, refund);
  addRefunded(charge, amount);
  emit(store, 'refund.created', refund);
  emit(store, 'charge.refunded', charge);
  return refund;
}

/** Completes a pending refund. */
export function completeRefund(store: Store, refund: Refund): void {
  if (refund.status !== 'pending') throw new Error(`${refund.id} is ${refund.status}, not pending.`);
  refund.status = 'succeeded';
  emit(store, 'refund.updated', refund);
  emit(store, 'charge.refund.updated', refund);
}

/** Fails a refund: the bank returns the money to the account. */
export function failRefund(store: Store, refund: Refund): void {
  const charge = store.charges.get(refund.charge);
  if (!charge || refund.status === 'failed') throw new Error(`${refund.id} cannot fail.`);
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = newId('txn');
  addRefunded(charge, -refund.amount);
  emit(store, 'refund.failed', refund);
  emit(store, 'refund.updated', refund);
  emit(store, 'charge.refund.updated', refund);
}

/** @throws ApiError if the intent was not paid */
export function chargeOfIntent(store: Store, intent: Intent): Charge {
  const charge = store.charges.get(intent.latest_charge ?? '');
  if (charge?.paid) return charge;
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

function addRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
}

const refundBehavior = (store: Store, charge: Charge) => store.cards.get(charge.payment_method)?.refund;

const isRefundable = (store: Store, charge: Charge): boolean =>
  [...store.disputes.values()].every(
    (dispute) => dispute.charge !== charge.id || dispute.is_charge_refundable,
  );

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
