import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../../server/errors.ts';
import { logAnswer, loggedPath } from '../../server/http/answer-log.ts';
import type { ServerEnv } from '../../server/http/server-env.ts';
import type { Identify, StudioParts } from './parts.ts';

/** The largest body with JSON, in bytes. A page's whole text fits several times. */
const bodyLimitBytes = 2_000_000;

/** Prepares each request for its call, and logs it when it is answered. */
export function requestContext(logger: StudioParts['logger']): MiddlewareHandler<ServerEnv> {
  return async function requestContext(c, next) {
    const started = performance.now();
    const requestId = c.req.header('x-request-id') ?? randomUUID();
    const log = logger.child({ requestId });
    c.set('requestId', requestId);
    c.set('config', { bodyLimitBytes, publicUrl: undefined });
    c.set('log', log);
    c.set('isSecure', false);
    c.header('cache-control', 'no-store');
    await next();
    const { method, path } = c.req;
    const tookMs = performance.now() - started;
    const { status } = c.res;
    logAnswer(log, { method, path: loggedPath(path), status, errorCode: c.get('errorCode'), tookMs });
  };
}

/** Lets through only requests of an author. @throws HttpError sign_in_required */
export function requireAuthor(identify: Identify): MiddlewareHandler<ServerEnv> {
  return async function requireAuthor(c, next) {
    const author = identify(c);
    if (!author) throw new HttpError('sign_in_required');
    c.set('author', author);
    await next();
  };
}
