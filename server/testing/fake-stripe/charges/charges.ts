import { cardOf } from '../cards/payment-methods.ts';
import type { Decline } from '../http/api-error.ts';
import { newId, now, type Store } from '../store.ts';
import type { Charge, Intent, PaymentMethod } from '../stripe-objects.ts';

/** Records the bank's answer to one attempt. @param decline undefined if the charge succeeded */
export function createCharge(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const id = newId('ch');
  const isPaid = !decline;
  const { amount, currency, description, metadata, receipt_email } = intent;
  const charge: Charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: now(store),
    currency,
    customer: null,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline, cardOf(store, method).isBlocked === true),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(store, intent, method) },
    receipt_email,
    receipt_number: null,
    receipt_url: isPaid ? `https://pay.stripe.com/receipts/payment/${id}` : null,
    refunded: false,
    refunds: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  store.charges.set(id, charge);
  if (isPaid && receipt_email) store.receipts.push({ charge: id, email: receipt_email });
  return charge;
}

function outcomeOf(decline: Decline | undefined, isBlocked: boolean): Charge['outcome'] {
  const outcome = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
  if (!decline) return outcome;
  if (isBlocked) {
    return {
      ...outcome,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 99,
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  }
  return {
    ...outcome,
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

/** The bank runs its checks now. A failed check alone does not decline the charge. */
function cardDetails(store: Store, intent: Intent, method: PaymentMethod): CardDetails {
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4, checks } = method.card;
  const failed = cardOf(store, method).failedChecks ?? [];
  const check = (before: string | null | undefined, isFailed: boolean) => {
    if (!before) return null;
    return isFailed ? 'fail' : 'pass';
  };
  const isAuthenticated = store.attempts.get(intent.id)?.authenticated === method.id;
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand,
    checks: {
      address_line1_check: check(checks?.address_line1_check, failed.includes('line1')),
      address_postal_code_check: check(checks?.address_postal_code_check, failed.includes('postalCode')),
      cvc_check: check(checks?.cvc_check, failed.includes('cvc')),
    },
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
