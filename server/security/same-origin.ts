import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** Methods without side effects. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Protects calls that act for a signed-in user against cross-site requests: they must come from the site's own pages,
 * as JSON, which other sites cannot send without a preflight. Their answers are not cached.
 * @param publicUrl the site's address in browsers, if it differs from the host in requests
 * @throws HttpError cross_site, unsupported_media_type
 */
export function sameOriginOnly(publicUrl: string | undefined): MiddlewareHandler<ServerEnv> {
  return async function sameOriginOnly(c, next) {
    c.header('cache-control', 'no-store');
    if (!safeMethods.includes(c.req.method)) {
      requireOwnOrigin(c, publicUrl);
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json')
        throw new HttpError('unsupported_media_type', { message: 'Send the body as application/json.' });
    }
    await next();
  };
}

/** Browsers send Sec-Fetch-Site, or at least Origin. Other programs send neither and carry no user's cookies. */
function requireOwnOrigin(c: Context<ServerEnv>, publicUrl: string | undefined): void {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw new HttpError('cross_site');
  const origin = c.req.header('origin');
  const own = [originOf(c), ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
  if (origin === undefined || own.includes(origin)) return;
  if (site === 'same-origin')
    c.get('log').warn(
      { origin, own },
      'the browser knows this site by another origin; check TRUST_PROXY and PUBLIC_URL',
    );
  throw new HttpError('cross_site');
}

/** The origin that the browser requested, as reported by trusted proxies. */
export function originOf(c: Context<ServerEnv>): string {
  const { host, protocol } = new URL(c.req.url);
  return new URL(`${c.get('isSecure') ? 'https:' : protocol}//${host}`).origin;
}
