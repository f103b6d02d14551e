import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerEnv } from './http/server-env.ts';
import { plainPage } from './static/plain-page.ts';
import { StorageError } from './storage/storage-error.ts';

/** Every way in which the server refuses: its status and what a visitor reads. The keys never change. */
const catalogue = {
  bad_request: { status: 400, message: 'This is no request that HTTP/1.1 allows.' },
  invalid_json: { status: 400, message: 'The body is not a JSON object.' },
  body_incomplete: { status: 400, message: 'The body did not arrive whole.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take this method.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  body_too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'The body has another type than this address takes.' },
  invalid_fields: { status: 422, message: 'Please check what you entered.' },
  too_many_leads: {
    status: 429,
    message: 'We have had many requests from your connection. Please call us, or try again later.',
  },
  headers_too_large: { status: 431, message: 'The address and headers of the request are too large.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  storage_unavailable: {
    status: 503,
    message: 'We could not save your request just now. Please try again in a moment.',
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
  if (isCall(c.req.path)) return c.json(error.body(), error.status, headers);
  return c.html(plainPage('Sorry', `<p>${error.message}</p>`), error.status, headers);
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
