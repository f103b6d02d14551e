import type { Decline } from '../http/api-error.ts';

/** How one of Stripe's test cards behaves. Source: docs.stripe.com/testing. */
export interface TestCard {
  number: string;
  brand: string;
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** Why a charge is declined. */
  decline?: Decline;
  /** Stripe blocks it before it reaches the bank. */
  isBlocked?: boolean;
  /** The bank requires authentication first (3-D Secure). */
  needsAuthentication?: boolean;
  /** Checks that fail without declining the charge. */
  failedChecks?: readonly ('cvc' | 'line1' | 'postalCode')[];
  /** Each charge is disputed for this reason. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
  /** `pending` settles later; `fails` succeeds at first and then fails. */
  refund?: 'pending' | 'fails';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const genericDecline = declined('generic_decline');
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');
export const authenticationRequired = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);
const expiredCard: Decline = {
  code: 'expired_card',
  declineCode: 'expired_card',
  message: 'Your card has expired.',
  param: 'exp_month',
};
const incorrectCvc: Decline = {
  code: 'incorrect_cvc',
  declineCode: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
  param: 'cvc',
};
const processingError: Decline = {
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};
const velocityExceeded = declined(
  'card_velocity_exceeded',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
);

type Behavior = Omit<TestCard, 'number' | 'brand' | 'country' | 'funding'> &
  Partial<Pick<TestCard, 'country' | 'funding'>>;

/** Number, built-in payment method, and special behavior. */
const table: readonly (readonly [number: string, id: string | null, behavior?: Behavior])[] = [
  ['4242424242424242', 'pm_card_visa'],
  ['4000056655665556', 'pm_card_visa_debit', { funding: 'debit' }],
  ['5555555555554444', 'pm_card_mastercard'],
  ['2223003122003222', null],
  ['5200828282828210', 'pm_card_mastercard_debit', { funding: 'debit' }],
  ['5105105105105100', 'pm_card_mastercard_prepaid', { funding: 'prepaid' }],
  ['378282246310005', 'pm_card_amex'],
  ['371449635398431', null],
  ['6011111111111117', 'pm_card_discover'],
  ['3056930009020004', 'pm_card_diners'],
  ['3566002020360505', 'pm_card_jcb'],
  ['6200000000000005', 'pm_card_unionpay'],
  ['4000008260000000', 'pm_card_gb', { country: 'GB' }],
  ['4000002760000016', 'pm_card_de', { country: 'DE' }],
  ['4000000000000077', 'pm_card_bypassPending'],

  ['4000000000000002', 'pm_card_visa_chargeDeclined', { decline: genericDecline }],
  ['4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', { decline: insufficientFunds }],
  ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', { decline: declined('lost_card') }],
  ['4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', { decline: declined('stolen_card') }],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: expiredCard }],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: incorrectCvc }],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError', { decline: processingError }],
  ['4000000000006975', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded', { decline: velocityExceeded }],
  ['4000000000000341', 'pm_card_chargeCustomerFail', { decline: genericDecline }],
  ['4100000000000019', 'pm_card_radarBlock', { decline: declined('fraudulent'), isBlocked: true }],

  ['4000002500003155', 'pm_card_authenticationRequiredOnSetup', { needsAuthentication: true }],
  ['4000002760003184', 'pm_card_authenticationRequired', { needsAuthentication: true }],
  ['4000003800000446', 'pm_card_authenticationRequiredSetupForOffSession', { needsAuthentication: true }],
  [
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    { needsAuthentication: true, decline: insufficientFunds },
  ],
  ['4000000000003220', 'pm_card_threeDSecure2Required', { needsAuthentication: true, country: 'IE' }],
  [
    '4000008400001629',
    'pm_card_threeDSecureRequiredChargeDeclined',
    { needsAuthentication: true, decline: genericDecline },
  ],
  ['4000008400001280', 'pm_card_threeDSecureRequiredProcessingError', { decline: genericDecline }],
  ['4000000000003055', 'pm_card_threeDSecureOptional'],

  ['4000000000000010', 'pm_card_avsFail', { failedChecks: ['line1', 'postalCode'] }],
  ['4000000000000028', 'pm_card_avsLine1Fail', { failedChecks: ['line1'] }],
  ['4000000000000036', 'pm_card_avsZipFail', { failedChecks: ['postalCode'] }],
  ['4000000000000101', 'pm_card_cvcCheckFail', { failedChecks: ['cvc'] }],

  ['4000000000000259', 'pm_card_createDispute', { dispute: 'fraudulent' }],
  ['4000000000002685', 'pm_card_createDisputeProductNotReceived', { dispute: 'product_not_received' }],
  ['4000000000001976', 'pm_card_createDisputeInquiry', { dispute: 'inquiry' }],
  ['4000000000007726', 'pm_card_pendingRefund', { refund: 'pending' }],
  ['4000000000005126', 'pm_card_refundFail', { refund: 'fails' }],
];

const brands: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^3[47]/, 'amex'],
  [/^(30|36|38)/, 'diners'],
  [/^35/, 'jcb'],
  [/^60/, 'discover'],
  [/^62/, 'unionpay'],
  [/^[25]/, 'mastercard'],
];

const brandOf = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';

const cards = table.map(([number, id, behavior]) => ({
  id,
  card: {
    number,
    brand: brandOf(number),
    country: 'US',
    funding: 'credit',
    ...behavior,
  } satisfies TestCard as TestCard,
}));

/** Undefined if the number is not a Stripe test card. */
export const cardByNumber = (number: string): TestCard | undefined =>
  cards.find(({ card }) => card.number === number)?.card;

/** @param id such as `pm_card_visa` */
export const cardById = (id: string): TestCard | undefined => cards.find((known) => known.id === id)?.card;
