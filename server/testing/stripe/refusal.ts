import type { Charge, Intent, PaymentMethod } from './objects.ts';

/** Source: docs.stripe.com/api/errors. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  advice_code?: string;
  message: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Intent;
  payment_method?: PaymentMethod;
}

export interface RefusalOptions {
  /** What the header `stripe-should-retry` says; without it, the header is missing. */
  shouldRetry?: boolean;
  /**
   * False when no endpoint began its work, so that an idempotency key does not keep the answer: parameters that are
   * not valid, a request that conflicts with another. Source: docs.stripe.com/api/idempotent_requests.
   */
  isKept?: boolean;
}

/** What a call is refused with. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly options: Required<Pick<RefusalOptions, 'isKept'>> & RefusalOptions;

  constructor(status: number, body: ErrorBody, options: RefusalOptions = {}) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
    this.options = { isKept: true, shouldRetry: false, ...options };
  }
}

export const docUrl = (code: string): string =>
  `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

/** A call whose parameters are wrong, before anything was begun. */
export const invalidParam = (param: string, code: string | undefined, message: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', code, message, param }, { isKept: false });

/** A call that cannot be done as things stand. */
export const invalidRequest = (
  message: string,
  more: Partial<Pick<ErrorBody, 'code' | 'param' | 'payment_intent'>> = {},
): Refusal => new Refusal(400, { type: 'invalid_request_error', message, ...more });

export const unexpectedState = (intent: Intent, message: string): Refusal =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });

/** @param kind as Stripe calls it in this message, such as `payment_intent` or `PaymentMethod` */
export const missing = (kind: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const unauthorized = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message }, { isKept: false });

/** Stripe's own fault. Once begun, it is what the idempotency key keeps. */
export const internalError = (): Refusal =>
  new Refusal(500, { type: 'api_error', message: 'An unknown error occurred' });

export const lockTimeout = (): Refusal =>
  new Refusal(
    429,
    {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate.',
    },
    { isKept: false, shouldRetry: true },
  );

/** The rate limiter stands before the layer of idempotency keys, so that no key keeps its answer. */
export const rateLimited = (): Refusal =>
  new Refusal(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
    { isKept: false, shouldRetry: undefined },
  );

export const idempotencyError = (status: number, message: string, code?: string): Refusal =>
  new Refusal(
    status,
    { type: 'idempotency_error', code, message },
    { isKept: false, shouldRetry: status === 409 ? undefined : false },
  );

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
  param?: string;
}

/** 402: the card was not charged. */
export function cardRefusal(
  decline: Decline,
  about: { intent?: Intent; charge?: Charge; method?: PaymentMethod } = {},
): Refusal {
  const { code, declineCode, message, param } = decline;
  return new Refusal(402, {
    type: 'card_error',
    code,
    decline_code: declineCode,
    message,
    param,
    charge: about.charge?.id,
    payment_intent: about.intent,
    payment_method: about.method,
  });
}
