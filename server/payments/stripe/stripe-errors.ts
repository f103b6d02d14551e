import { Stripe } from 'stripe';
import { ProviderError } from '../provider/provider.ts';

/** The request was already fulfilled, or can no longer be undone. */
const doneCodes = new Set(['payment_intent_unexpected_state', 'charge_already_refunded']);

/** Stripe rejected the request and did nothing. */
const refusals = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeCardError,
];

/** Rejections before idempotency keys are read: they do not show whether a key was used. */
const beforeKey = [
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

export function isRefusedBeforeKey(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return beforeKey.some((kind) => error instanceof kind);
}

/** A rejection of a repeated call whose first response was lost. */
export function asUnknown(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderError {
  return new ProviderError(summary(error), { isUnknown: true });
}

export function alreadyDone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && doneCodes.has(error.code ?? '');
}

/** The intent after a decline, or after a request in the wrong state. */
export function intentOf(error: unknown): Stripe.PaymentIntent | undefined {
  const hasIntent = error instanceof Stripe.errors.StripeCardError || alreadyDone(error);
  return hasIntent ? (error as { payment_intent?: Stripe.PaymentIntent }).payment_intent : undefined;
}

/** Determines whether anything can have happened: a lost connection or a server error leaves that unknown. */
export function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new ProviderError('The request to Stripe failed.', { isUnknown: true, cause: error });
  const isRefusal = refusals.some((kind) => error instanceof kind);
  const isRateLimit = error instanceof Stripe.errors.StripeRateLimitError && error.code !== 'lock_timeout';
  // Without the error as cause: it contains the whole intent, with its secret and the payer, and would be logged.
  return new ProviderError(summary(error), {
    isUnknown: !isRateLimit && (!isRefusal || alreadyDone(error)),
  });
}

/** Omits Stripe's own message: it can quote a client's input. */
function summary({
  type,
  code,
  statusCode,
  requestId,
  param,
  detail,
}: InstanceType<typeof Stripe.errors.StripeError>): string {
  const connection = typeof detail === 'object' ? (detail as { code?: string }).code : undefined;
  const facts = { code, param, connection, status: statusCode, request: requestId };
  const present = Object.entries(facts).filter(([, value]) => value !== undefined);
  return [type, ...present.map(([name, value]) => `${name} ${value}`)].join(', ');
}
