import { cardError, invalidRequest, missing } from '../http/api-error.ts';
import { newId, now, type Store } from '../store.ts';
import type { PaymentMethod } from '../stripe-objects.ts';
import { cardById, cardByNumber, type TestCard } from './test-cards.ts';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string;
}

export type BillingDetails = PaymentMethod['billing_details'];

export const noBillingDetails: BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** @throws ApiError if no bank could have issued the card */
export function createMethod(store: Store, details: CardDetails, billing: BillingDetails): PaymentMethod {
  const card = checkedCard(store, details);
  return storeMethod(store, card, details, billing);
}

/**
 * The payment method with this id. Stripe's built-in ids create a new one each time.
 * @throws ApiError if it does not exist or has already paid
 */
export function findMethod(store: Store, id: string): PaymentMethod {
  const builtIn = cardById(id);
  if (builtIn) {
    const expYear = store.clock().getUTCFullYear() + 1;
    const cvc = builtIn.failedChecks?.includes('cvc') ? '123' : undefined;
    return storeMethod(
      store,
      builtIn,
      { number: builtIn.number, expMonth: 8, expYear, cvc },
      noBillingDetails,
    );
  }
  const method = store.methods.get(id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  assertUnused(store, method);
  return method;
}

/** A payment method without a customer can pay only once. */
export function assertUnused(store: Store, { id }: PaymentMethod): void {
  if (!store.used.has(id)) return;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  );
}

export function cardOf(store: Store, method: PaymentMethod): TestCard {
  const card = store.cards.get(method.id);
  if (!card) throw new Error(`${method.id} has no card.`);
  return card;
}

function checkedCard(store: Store, { number, expMonth, expYear, cvc }: CardDetails): TestCard {
  const digits = number.replace(/[ -]/g, '');
  const refuse = (code: string, message: string, param: string) =>
    cardError({ code, message, param: `card[${param}]` });
  if (!/^\d{12,19}$/.test(digits))
    throw refuse('invalid_number', 'The card number is not a valid credit card number.', 'number');
  if (!passesLuhn(digits)) throw refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  if (expMonth < 1 || expMonth > 12)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const today = store.clock();
  const thisYear = today.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50)
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === thisYear && expMonth < today.getUTCMonth() + 1)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  const card = cardByNumber(digits);
  if (card) return card;
  throw cardError({
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  });
}

function storeMethod(
  store: Store,
  card: TestCard,
  { expMonth, expYear, cvc }: CardDetails,
  billing: BillingDetails,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: billing.address?.line1 ? 'unchecked' : null,
        address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
        cvc_check: cvc ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear < 100 ? 2000 + expYear : expYear,
      fingerprint: `fp${Buffer.from(card.number).toString('hex').slice(-14)}`,
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand !== 'amex' },
      wallet: null,
    },
    created: now(store),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  store.methods.set(method.id, method);
  store.cards.set(method.id, card);
  return method;
}

/** Source: ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
