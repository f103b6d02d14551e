import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { StorageError } from './storage/storage-error.ts';

/** Every error of the server: its status and what a visitor reads. The keys are published and never change. */
const catalog = {
  bad_request: { status: 400, message: 'Malformed request.' },
  invalid_json: { status: 400, message: 'The body is not a JSON object.' },
  invalid_signature: { status: 400, message: 'Invalid signature.' },
  body_incomplete: { status: 400, message: 'The request body is incomplete.' },
  card_declined: { status: 402, message: 'Your card was declined.' },
  payment_failed: {
    status: 402,
    message: 'Payment failed. Nothing was charged; please try again or use another card.',
  },
  sign_in_required: { status: 401, message: 'Please sign in.' },
  wrong_sign_in: { status: 401, message: 'Incorrect email or password.' },
  wrong_code: {
    status: 401,
    message: 'This code is incorrect or was already used. Please enter the next one.',
  },
  upload_expired: {
    status: 403,
    message: 'We can no longer tell which request this file belongs to. Please call us, or send it by email.',
  },
  not_allowed: {
    status: 403,
    message: 'Your account isn’t allowed to do this. Ask an administrator to change your role.',
  },
  lead_taken: { status: 403, message: 'A colleague has this lead now.' },
  chat_blocked: {
    status: 403,
    message: 'This conversation has ended. Please call us, or send us an email.',
  },
  cross_site: { status: 403, message: 'Cross-site requests are not allowed.' },
  not_found: { status: 404, message: 'No resource exists at this address.' },
  unknown_draft: {
    status: 404,
    message: 'The server does not have this draft. Open another one, or ask the people who run the site.',
  },
  unknown_release: { status: 404, message: 'This release no longer exists.' },
  unknown_page: { status: 404, message: 'The draft no longer has a page with this name.' },
  preview_expired: {
    status: 404,
    message: 'This preview has expired. Please ask for a new one.',
  },
  unknown_experiment: { status: 404, message: 'The published site has no experiment of this name.' },
  unknown_variant: { status: 404, message: 'The experiment has no such variant.' },
  invalid_link: { status: 404, message: 'Invalid or expired payment link' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  publishing: {
    status: 409,
    message: 'Another draft is being published. Please try again when it is live.',
  },
  other_author: {
    status: 409,
    message: 'Someone else is signed in now. Sign in again to save what you typed.',
  },
  already_paid: { status: 409, message: 'This payment link has already been paid. Thank you!' },
  not_paid: { status: 409, message: 'This payment link has not been paid.' },
  payer_erased: {
    status: 409,
    message: 'The client’s data was erased, so there is no address to send a receipt to.',
  },
  payment_under_way: {
    status: 409,
    message: 'A payment for this link is already in progress. Please wait a moment.',
  },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  too_many_files: {
    status: 409,
    message: 'That’s as many files as one request can hold. Please send the rest by email.',
  },
  lead_changed: { status: 409, message: 'This lead has changed. Nothing was saved; please look again.' },
  no_address: { status: 409, message: 'This person left no email address.' },
  spam_lead: { status: 409, message: 'This lead is spam. Release it before you answer it.' },
  two_factor_on: { status: 409, message: 'Two-factor authentication is already on.' },
  two_factor_off: { status: 409, message: 'Two-factor authentication is not set up.' },
  body_too_large: { status: 413, message: 'The body is too large.' },
  file_too_large: {
    status: 413,
    message: 'This file is larger than 25 MB. Please send a smaller copy, or a PDF of it.',
  },
  file_type: {
    status: 415,
    message: 'We can open PDF and DOCX files, and photos in JPEG, PNG, WebP, or HEIC.',
  },
  unsupported_media_type: { status: 415, message: 'Unsupported media type.' },
  invalid_fields: { status: 422, message: 'Please check what you entered.' },
  picture_refused: { status: 422, message: 'Pages cannot show this picture.' },
  not_editable: { status: 422, message: 'This cannot be changed here.' },
  file_empty: { status: 422, message: 'This file is empty. Please choose another one.' },
  link_differs: {
    status: 422,
    message: 'These details don’t match the payment link. Please reload the page; nothing was charged.',
  },
  too_many_payments: {
    status: 429,
    message: 'Too many payment attempts. Nothing was charged; please call us or try again later.',
  },
  too_many_links: {
    status: 429,
    message: 'Too many payment links were tried from your connection. Please try again later.',
  },
  too_many_leads: {
    status: 429,
    message: 'We’ve received too many requests from your connection. Please call us or try again later.',
  },
  too_many_messages: {
    status: 429,
    message: 'That’s more messages than we can read. Please wait a moment, or call us.',
  },
  too_many_uploads: {
    status: 429,
    message:
      'We’ve received too many files from your connection. Please try again later, or send yours by email.',
  },
  too_many_sign_ins: { status: 429, message: 'Too many sign-in attempts. Please try again later.' },
  headers_too_large: { status: 431, message: 'The URL and headers of the request are too large.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  provider_refused: {
    status: 502,
    message: 'The card processor rejected the request. Please check the payment in its dashboard.',
  },
  payments_not_configured: { status: 503, message: 'Online payments are not set up. Please call us.' },
  payments_unavailable: {
    status: 503,
    message:
      'We can’t reach our card processor right now. Nothing was charged; please try again in a moment.',
  },
  provider_unavailable: {
    status: 503,
    message:
      'The card processor didn’t give a clear answer. Please check again in a minute before you retry.',
  },
  erasure_pending: {
    status: 503,
    message: 'The erasure is recorded and will be finished within a minute.',
  },
  erasure_not_recorded: {
    status: 503,
    message: 'Nothing was erased. Check the server’s erasure journal: it cannot be written.',
  },
  studio_not_configured: {
    status: 503,
    message:
      'The studio isn’t set up on this server. Set STUDIO_URL and STUDIO_SECRET to those of a studio’s process, or start the server where the generator is.',
  },
  not_stored: {
    status: 503,
    message:
      'The server could not store this. Your browser keeps it and tries again; check the server’s disk.',
  },
  repository_problem: { status: 503, message: 'The repository of the site cannot be used.' },
  studio_unavailable: {
    status: 503,
    message:
      'The studio can’t be reached right now. What was saved is safe. It restarts within seconds; if not, see the server’s log.',
  },
  storage_unavailable: {
    status: 503,
    message: 'We couldn’t save your request just now. Please try again in a moment.',
  },
  payment_unknown: {
    status: 504,
    message:
      'We’re still waiting for the card network. Please don’t pay again: your payment may have gone through, and we’ll know shortly.',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>;

export type ErrorCode = keyof typeof catalog;

/** What a visitor reads about each invalid field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The body of every error below /api and /rafp, and at the other addresses that programs call. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  errors?: FieldErrors;
}

interface HttpErrorOptions extends ErrorOptions {
  /** Replaces the catalog's message; visitors read it. */
  message?: string;
  errors?: FieldErrors;
  headers?: Record<string, string>;
  /** Sent as `Retry-After`, in whole seconds. */
  retryAfterMs?: number;
}

/** An error with its stable code; can be thrown anywhere below a route. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    super(options.message ?? catalog[code].message, { cause: options.cause });
    this.name = 'HttpError';
    this.code = code;
    this.status = catalog[code].status;
    this.errors = options.errors;
    this.headers = { ...options.headers };
    if (options.retryAfterMs !== undefined)
      this.headers['retry-after'] = String(Math.max(1, Math.ceil(options.retryAfterMs / 1000)));
  }

  body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** Assigns a code to anything thrown: 503 for the storage, 500 for the unexpected. */
export function asHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (cause instanceof StorageError)
    return new HttpError('storage_unavailable', { cause, retryAfterMs: 5000 });
  return new HttpError('internal_error', { cause });
}
