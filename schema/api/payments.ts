/** What the calls about payments say, for those who answer them and those who ask. Source: spec section 7, calls 3 to 5. */

import type { CustomerInfo, CreatePaymentBody as PaymentFields } from '../generated/types.ts';

export type { CustomerInfo, GenerateLinkBody } from '../generated/types.ts';

/** Where a payment link stands. Only `open` and `viewed` can be paid; `processing` is being paid right now. */
export const linkStates = [
  'open',
  'viewed',
  'processing',
  'paid',
  'expired',
  'revoked',
  'refunded',
  'disputed',
] as const;

export type LinkState = (typeof linkStates)[number];

/** Every refusal of a call about payments. `error` and `message` are the same words, for people. */
export interface PaymentRefusal {
  success: false;
  error: string;
  message: string;
  /** Stable; see `server/errors.ts`. */
  code: string;
  /** What is wrong with which field of the body. */
  errors?: Readonly<Record<string, string>>;
}

/** The answer of `POST /api/payments/generate-link`, which is for staff only. */
export interface GenerateLinkAnswer {
  success: true;
  url: string;
}

/** What the client sees of a link. */
export interface PaymentLink {
  projectName: string;
  description: string;
  /** US dollars. */
  amount: number;
}

/**
 * `GET /api/payments/validate-link/{id}`. Refused with 404 `invalid_link` when it is unknown, expired or revoked, with
 * 409 `already_paid` when its money was taken, with 429 `too_many_links` when somebody tries out ids.
 */
export interface ValidateLinkAnswer {
  success: true;
  paymentLink: PaymentLink;
}

/** `POST /api/payments/create-payment`. */
export interface CreatePaymentBody extends PaymentFields {
  customerInfo: CustomerInfo;
}

/**
 * The answer of `create-payment` and `finish-payment`. The money was taken only when `success` is true. With
 * `nextAction` the card's bank wants to ask the client (3-D Secure): the page lets it, then calls `finish-payment`.
 *
 * Refused with 402 `card_declined` (the link stays payable), 404 `invalid_link`, 409 `already_paid`, 409
 * `payment_under_way` (another payment for the link runs just now), 422 `invalid_fields` or `link_differs`, 429
 * `too_many_payments`, 503 `payments_unavailable` (surely nothing was charged), 503 `payments_not_configured`, and 504
 * `payment_unknown`: whether it was charged is not known yet; ask `finish-payment` until it is.
 */
export type CreatePaymentAnswer =
  | { success: true }
  | { success: false; nextAction: { clientSecret: string }; error?: undefined };

/** `POST /api/payments/finish-payment`: asks the provider how the link's payment ended, and goes on with it. */
export interface FinishPaymentBody {
  uniqueId: string;
}

/** `GET /api/payments/settings`: what the pay page needs before it can take a card. */
export interface PaymentSettings {
  /** `test` is the built-in provider, which takes no money; `none` cannot be paid with. */
  provider: 'stripe' | 'test' | 'none';
  /** Stripe's; empty for others. */
  publishableKey: string;
  /** No card is charged. */
  isTest: boolean;
}

/** One line of `GET /api/staff/payment-links`. */
export interface StaffLink {
  id: string;
  url: string;
  projectName: string;
  description: string;
  amountCents: number;
  refundedCents: number;
  state: LinkState;
  /** E-mail address of who made it. */
  createdBy: string;
  /** Instants are ISO 8601 in UTC. */
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  /** Who paid, as the payment form was filled in; null before the first try. */
  payerName: string | null;
  payerEmail: string | null;
  isTest: boolean;
}

/** `GET /api/staff/payment-links?search=&state=&before=`: newest first. */
export interface StaffLinksAnswer {
  success: true;
  links: StaffLink[];
  /** For `before` in the next call; null when there is no more. */
  next: string | null;
}

/** `POST /api/staff/payment-links/{id}/revoke`, `/refund` and `/receipt`, with an empty JSON object as body. */
export interface StaffLinkAnswer {
  success: true;
  link: StaffLink;
}

/** `GET /api/staff/session`; refused with 401 `sign_in_required`. */
export interface StaffSession {
  success: true;
  email: string;
  /** False when a proxy in front signs people in and out. */
  canSignOut: boolean;
  /** Whether a sign-in takes a code as well. */
  hasTwoFactor: boolean;
}

/** Test provider only: `POST /api/payments/test-challenge` is the bank's question of 3-D Secure answered. */
export interface TestChallengeBody {
  clientSecret: string;
  isPassed: boolean;
}

/**
 * The cards that the built-in test provider knows: Stripe's published test numbers, and the payment method that stands for
 * each. The page turns a number into its payment method, so that numbers stay in the browser here as well.
 */
export const testCards = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '378282246310005': 'pm_card_amex',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000000000000119': 'pm_card_chargeDeclinedProcessingError',
  '4000002500003155': 'pm_card_authenticationRequiredOnSetup',
  '4000002760003184': 'pm_card_authenticationRequired',
  '4000008400001629': 'pm_card_threeDSecureRequiredChargeDeclined',
} as const;
