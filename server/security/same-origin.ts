import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import { requireMediaType } from '../http/read-body.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { originOf, siteUrl } from '../http/site-url.ts';

/** Methods without side effects. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Protects calls that act for a signed-in user against cross-site requests: they must come from the site's own pages,
 * as JSON, which other sites cannot send without a preflight.
 * @throws HttpError cross_site, unsupported_media_type
 */
export const sameOriginOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (!safeMethods.includes(c.req.method)) {
    requireOwnOrigin(c);
    requireMediaType(c, 'application/json');
  }
  await next();
};

/** The same for calls that also take pictures and films, which other sites cannot send without a preflight either. */
export const sameOriginOrFile: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const isFile = /^(?:image|video)\//i.test(c.req.header('content-type') ?? '');
  if (!isFile || safeMethods.includes(c.req.method)) return sameOriginOnly(c, next);
  requireOwnOrigin(c);
  await next();
};

/**
 * Refuses requests that a browser sends for a page of another site, before they are looked up or counted. Otherwise any
 * page could use up the limits of the people who visit it: for a GET, an `<img>` is enough.
 *
 * Browsers that send no `Sec-Fetch-Site` are judged by `Origin`. Clients that send neither are not browsers.
 * @throws HttpError cross_site
 */
export const refuseCrossSite: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  // `none` is the address bar.
  const isOwn = site === undefined ? hasOwnOrigin(c) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new HttpError('cross_site');
  await next();
};

/** Browsers send Sec-Fetch-Site, or at least Origin. Other programs send neither and carry no user's cookies. */
function requireOwnOrigin(c: Context<ServerEnv>): void {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw new HttpError('cross_site');
  if (hasOwnOrigin(c)) return;
  if (site !== undefined)
    c.get('log').warn(
      { origin: c.req.header('origin'), own: [...ownOrigins(c)] },
      'the browser knows this site by another origin; check TRUST_PROXY and PUBLIC_URL',
    );
  throw new HttpError('cross_site');
}

/** Whether the request names no origin, or one of the site's. */
function hasOwnOrigin(c: Context<ServerEnv>): boolean {
  const origin = c.req.header('origin');
  return origin === undefined || ownOrigins(c).has(origin);
}

function ownOrigins(c: Context<ServerEnv>): ReadonlySet<string> {
  return new Set([originOf(c), new URL(siteUrl(c)).origin]);
}
