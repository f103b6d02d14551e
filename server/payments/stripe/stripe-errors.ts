import { Stripe } from 'stripe';
import { ProviderError } from '../provider/provider.ts';

/** Codes that say that what was asked for has been done, or cannot be undone any more. */
const doneCodes = new Set(['payment_intent_unexpected_state', 'charge_already_refunded']);

/** Refusals of the request itself: Stripe did nothing. */
const refusals = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeCardError,
];

/** Refusals by what stands in front of the idempotency keys, and does not know whether a key was used. */
const atTheDoor = [
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

export function refusedAtTheDoor(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return atTheDoor.some((kind) => error instanceof kind);
}

/** What a refusal means when the same call was sent before, and its answer is not known. */
export function unknownAfter(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderError {
  return new ProviderError(about(error), { isUnknown: true });
}

export function alreadyDone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && doneCodes.has(error.code ?? '');
}

/** The intent as it stands after a decline, or after a try in the wrong state. */
export function intentOf(error: unknown): Stripe.PaymentIntent | undefined {
  const saysHow = error instanceof Stripe.errors.StripeCardError || alreadyDone(error);
  return saysHow ? (error as { payment_intent?: Stripe.PaymentIntent }).payment_intent : undefined;
}

/** Says whether anything can have happened: a connection that broke, or a server in trouble, leaves that open. */
export function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new ProviderError('Stripe could not be asked.', { isUnknown: true, cause: error });
  const isRefusal = refusals.some((kind) => error instanceof kind);
  const isRateLimit = error instanceof Stripe.errors.StripeRateLimitError && error.code !== 'lock_timeout';
  // Without the error itself: it carries the whole intent, with its secret and who pays, and would be logged.
  return new ProviderError(about(error), {
    isUnknown: !isRateLimit && (!isRefusal || alreadyDone(error)),
  });
}

/** Without Stripe's own words: they may quote what a client typed. */
function about({
  type,
  code,
  statusCode,
  requestId,
  param,
  detail,
}: InstanceType<typeof Stripe.errors.StripeError>): string {
  const connection = typeof detail === 'object' ? (detail as { code?: string }).code : undefined;
  const facts = { code, param, connection, status: statusCode, request: requestId };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return [type, ...known.map(([name, value]) => `${name} ${value}`)].join(', ');
}
