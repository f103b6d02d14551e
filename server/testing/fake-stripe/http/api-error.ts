import type { Charge, Intent, PaymentMethod } from '../stripe-objects.ts';

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

export interface ApiErrorOptions {
  /** The value of the `stripe-should-retry` header; omitted if undefined. */
  shouldRetry?: boolean;
  /**
   * False if no endpoint started to execute, e.g. for invalid parameters or a conflicting request. The
   * idempotency key then does not store the response. Source: docs.stripe.com/api/idempotent_requests.
   */
  isStored?: boolean;
}

/** An error response of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly options: Required<Pick<ApiErrorOptions, 'isStored'>> & ApiErrorOptions;

  constructor(status: number, body: ErrorBody, options: ApiErrorOptions = {}) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
    this.options = { isStored: true, shouldRetry: false, ...options };
  }
}

export const docUrl = (code: string): string =>
  `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

/** Invalid parameters, rejected before the endpoint executes. */
export const invalidParam = (param: string, code: string | undefined, message: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', code, message, param }, { isStored: false });

/** A call that the object's current state does not allow. */
export const invalidRequest = (
  message: string,
  more: Partial<Pick<ErrorBody, 'code' | 'param' | 'payment_intent'>> = {},
): ApiError => new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const unexpectedState = (intent: Intent, message: string): ApiError =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });

/** @param kind as Stripe spells it in this message, such as `payment_intent` or `PaymentMethod` */
export const missing = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const unauthorized = (message: string): ApiError =>
  new ApiError(401, { type: 'invalid_request_error', message }, { isStored: false });

/** An internal failure of Stripe. If the endpoint had started, the idempotency key stores it. */
export const internalError = (): ApiError =>
  new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' });

export const lockTimeout = (): ApiError =>
  new ApiError(
    429,
    {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate.',
    },
    { isStored: false, shouldRetry: true },
  );

/** The rate limiter runs before the idempotency layer, so its responses are not stored. */
export const rateLimited = (): ApiError =>
  new ApiError(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
    { isStored: false, shouldRetry: undefined },
  );

export const idempotencyError = (status: number, message: string, code?: string): ApiError =>
  new ApiError(
    status,
    { type: 'idempotency_error', code, message },
    { isStored: false, shouldRetry: status === 409 ? undefined : false },
  );

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
  param?: string;
}

/** 402; the card was not charged. */
export function cardError(
  decline: Decline,
  about: { intent?: Intent; charge?: Charge; method?: PaymentMethod } = {},
): ApiError {
  const { code, declineCode, message, param } = decline;
  return new ApiError(402, {
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
