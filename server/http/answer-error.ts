import type { Context } from 'hono';
import type { PaymentRefusal } from '../../schema/api/payments.ts';
import { asHttpError, type ErrorBody, type HttpError } from '../errors.ts';
import { plainPage } from '../static/plain-page.ts';
import type { ServerEnv } from './server-env.ts';

/** The only `onError`: logs server errors, and answers programs with JSON and visitors with a page. */
export function answerError(thrown: unknown, c: Context<ServerEnv>): Response {
  const error = asHttpError(thrown);
  noteError(c, error);
  const headers = { 'cache-control': 'no-store', ...error.headers };
  if (isCall(c.req.path)) return c.json(bodyFor(c.req.path, error), error.status, headers);
  return c.html(plainPage('Sorry', `<p>${error.message}</p>`), error.status, headers);
}

/** The calls of staff and for payments have their own fields for an error, next to the usual ones. Source: product-rules.md, Calls. */
function bodyFor(path: string, error: HttpError): ErrorBody | PaymentRefusal {
  const body = error.body();
  return /^\/api\/(?:payments|staff|studio)(?:\/|$)/.test(path)
    ? { success: false, error: body.message, ...body }
    : body;
}

/** Adds the code to the request's log line, and logs the cause of server errors. */
export function noteError(c: Context<ServerEnv>, error: HttpError): void {
  c.set('errorCode', error.code);
  if (error.status >= 500) c.get('log').error({ err: error.cause, code: error.code }, 'request failed');
}

/** Whether this address is called by programs, not opened by visitors. */
export function isCall(path: string): boolean {
  return /^\/(?:api|rafp)(?:\/|$)/.test(path) || ['/healthz', '/readyz', '/metrics'].includes(path);
}
