/** Requests and responses of the payment calls, shared by server and browser. Source: product-rules.md, Calls. */

import type { CustomerInfo, CreatePaymentBody as PaymentFields } from '../generated/types.ts';

export type { CustomerInfo, GenerateLinkBody } from '../generated/types.ts';

/**
 * The states of a payment link. Only `open` and `viewed` links can be paid; a `processing` one has a payment in
 * progress.
 */
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

/** The response of every rejected payment call. `error` and `message` are the same text. */
export interface PaymentRefusal {
  success: false;
  error: string;
  message: string;
  /** Stable; see `server/errors.ts`. */
  code: string;
  /** Problems by field of the body. */
  errors?: Readonly<Record<string, string>>;
}

/** The response of `POST /api/payments/generate-link`, which is for staff only. */
export interface GenerateLinkAnswer {
  success: true;
  url: string;
}

/** The part of a link that its client sees. */
export interface PaymentLink {
  projectName: string;
  description: string;
  /** US dollars. */
  amount: number;
}

/**
 * The response of `GET /api/payments/validate-link/{id}`. Fails with 404 `invalid_link` if the link is unknown,
 * expired, or revoked; 409 `already_paid`; or 429 `too_many_links` for clients that guess ids.
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
 * The response of `create-payment` and `finish-payment`. The card was charged only if `success` is true.
 * `nextAction` means that the card's bank requires authentication (3-D Secure): the page runs it, then calls
 * `finish-payment`.
 *
 * Fails with 402 `card_declined` or `payment_failed` (the link stays payable), 404 `invalid_link`, 409 `already_paid`, 409
 * `payment_under_way` (another payment for the link is running), 422 `invalid_fields` or `link_differs`, 429
 * `too_many_payments` or `too_many_links`, 503 `payments_unavailable` (nothing was charged), 503
 * `payments_not_configured`, or 504 `payment_unknown` (the outcome is not known yet: call `finish-payment` until it is).
 */
export type CreatePaymentAnswer =
  | { success: true }
  | { success: false; nextAction: { clientSecret: string }; error?: undefined };

/** `POST /api/payments/finish-payment`: looks up the link's payment at the provider and continues it. */
export interface FinishPaymentBody {
  uniqueId: string;
}

/** `GET /api/payments/settings`: the configuration of the pay page. */
export interface PaymentSettings {
  /** `test` is the built-in provider, which never charges a card; with `none`, payments are disabled. */
  provider: 'stripe' | 'test' | 'none';
  /** Stripe's publishable key; empty for other providers. */
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
  /** Email address of the staff member who created it. */
  createdBy: string;
  /** Times are ISO 8601 in UTC. */
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  /** Whether it was paid after it had expired, or was revoked. */
  isLate: boolean;
  /** The payer's details from the payment form; null before the first attempt. */
  payerName: string | null;
  payerEmail: string | null;
  isTest: boolean;
}

/** `GET /api/staff/payment-links?search=&state=&before=`: newest first. */
export interface StaffLinksAnswer {
  success: true;
  links: StaffLink[];
  /** The value of `before` for the next page; null on the last page. */
  next: string | null;
}

/**
 * `POST /api/staff/payment-links/{id}/revoke`, `/refund` and `/receipt`, each with an empty JSON object as the
 * body.
 */
export interface StaffLinkAnswer {
  success: true;
  link: StaffLink;
}

/** `POST /api/payments/test-challenge` (test provider only): the client's response to a 3-D Secure challenge. */
export interface TestChallengeBody {
  clientSecret: string;
  isPassed: boolean;
}

/**
 * The cards of the built-in test provider: Stripe's published test numbers and their payment methods. The page
 * sends only the payment method, so card numbers never leave the browser, not even in tests.
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
