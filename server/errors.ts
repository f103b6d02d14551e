import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PaymentRefusal } from '../schema/api/payments.ts';
import type { ServerEnv } from './http/server-env.ts';
import { plainPage } from './static/plain-page.ts';
import { StorageError } from './storage/storage-error.ts';

/** Every way in which the server refuses: its status and what a visitor reads. The keys never change. */
const catalogue = {
  bad_request: { status: 400, message: 'This is no request that HTTP/1.1 allows.' },
  invalid_json: { status: 400, message: 'The body is not a JSON object.' },
  invalid_signature: { status: 400, message: 'This was not signed with a secret that is known here.' },
  body_incomplete: { status: 400, message: 'The body did not arrive whole.' },
  card_declined: { status: 402, message: 'Your card was declined.' },
  payment_failed: {
    status: 402,
    message: 'Payment failed. Nothing was charged; please try again, or use another card.',
  },
  sign_in_required: { status: 401, message: 'Please sign in.' },
  wrong_sign_in: { status: 401, message: 'This e-mail address and password do not go together.' },
  wrong_code: { status: 401, message: 'This code is wrong, or was used before. Please take the next one.' },
  cross_site: { status: 403, message: 'This call did not come from a page of this site.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  invalid_link: { status: 404, message: 'Invalid or expired payment link' },
  method_not_allowed: { status: 405, message: 'This address does not take this method.' },
  already_paid: { status: 409, message: 'This payment link has already been paid. Thank you!' },
  not_paid: { status: 409, message: 'This payment link has not been paid.' },
  payment_under_way: {
    status: 409,
    message: 'A payment for this link is being made just now. Please wait a moment.',
  },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  two_factor_on: { status: 409, message: 'Codes are asked for already.' },
  two_factor_off: { status: 409, message: 'There is nothing yet that codes could be checked against.' },
  body_too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'The body has another type than this address takes.' },
  invalid_fields: { status: 422, message: 'Please check what you entered.' },
  link_differs: {
    status: 422,
    message: 'The payment link says otherwise. Please load the page again; nothing was charged.',
  },
  too_many_payments: {
    status: 429,
    message: 'There were too many attempts to pay. Nothing was charged; please call us, or try again later.',
  },
  too_many_links: {
    status: 429,
    message: 'Too many payment links were tried from your connection. Please try again later.',
  },
  too_many_leads: {
    status: 429,
    message: 'We have had many requests from your connection. Please call us, or try again later.',
  },
  too_many_sign_ins: { status: 429, message: 'There were too many tries. Please try again later.' },
  headers_too_large: { status: 431, message: 'The address and headers of the request are too large.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  provider_refused: {
    status: 502,
    message: 'The card processor refused. Please look at the payment in its dashboard.',
  },
  payments_not_configured: { status: 503, message: 'Payments are not configured here. Please call us.' },
  payments_unavailable: {
    status: 503,
    message:
      'We cannot reach our card processor just now. Nothing was charged; please try again in a moment.',
  },
  provider_unavailable: {
    status: 503,
    message:
      'The card processor gave no clear answer. Please look again in a minute before you try once more.',
  },
  storage_unavailable: {
    status: 503,
    message: 'We could not save your request just now. Please try again in a moment.',
  },
  payment_unknown: {
    status: 504,
    message:
      'We are still waiting for the card network. Please do not pay again: your payment may have been made, and we will know shortly.',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>;

export type ErrorCode = keyof typeof catalogue;

/** What a visitor may read about a refusal, by name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The body of every refusal of what programs ask, of /api and /rafp, and of what is below them. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  errors?: FieldErrors;
}

interface HttpErrorOptions extends ErrorOptions {
  /** Instead of the catalogue's message; visitors read it. */
  message?: string;
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** A refusal with its stable code; throw it anywhere below a route. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    super(options.message ?? catalogue[code].message, { cause: options.cause });
    this.name = 'HttpError';
    this.code = code;
    this.status = catalogue[code].status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }

  body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** Gives whatever was thrown its code: storage trouble is 503, and what nobody foresaw is 500. */
export function asHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (cause instanceof StorageError) {
    return new HttpError('storage_unavailable', { cause, headers: { 'retry-after': '5' } });
  }
  return new HttpError('internal_error', { cause });
}

/** The one `onError`: logs what is our fault, and answers calls with JSON and visitors with a page. */
export function answerError(thrown: unknown, c: Context<ServerEnv>): Response {
  const error = asHttpError(thrown);
  noteError(c, error);
  const headers = { 'cache-control': 'no-store', ...error.headers };
  if (isCall(c.req.path)) return c.json(bodyFor(c.req.path, error), error.status, headers);
  return c.html(plainPage('Sorry', `<p>${error.message}</p>`), error.status, headers);
}

/** The calls about payments say it in words of their own as well. Source: spec section 7, calls 3 to 5. */
function bodyFor(path: string, error: HttpError): ErrorBody | PaymentRefusal {
  const body = error.body();
  return /^\/api\/(?:payments|staff)\//.test(path) ? { success: false, error: body.message, ...body } : body;
}

/** Puts the code into the request's log line, and the cause beside it when it is our fault. */
export function noteError(c: Context<ServerEnv>, error: HttpError): void {
  c.set('errorCode', error.code);
  if (error.status >= 500) c.get('log').error({ err: error.cause, code: error.code }, 'request failed');
}

/** Whether programs call this address, and not visitors. */
export function isCall(path: string): boolean {
  return /^\/(?:api|rafp)(?:\/|$)/.test(path) || ['/healthz', '/readyz', '/metrics'].includes(path);
}
