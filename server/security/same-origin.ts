import type { Context, MiddlewareHandler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** What changes nothing by being asked. */
const safe = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets calls that act in somebody's name come from our own pages alone, and in a form that no foreign page can send
 * without being asked for leave. Their answers are kept by nobody.
 * @param publicUrl where browsers see the site when its host is not the one that requests name
 * @throws HttpError cross_site, unsupported_media_type
 */
export function sameOriginOnly(publicUrl: string | undefined): MiddlewareHandler<ServerEnv> {
  return async function sameOriginOnly(c, next) {
    c.header('cache-control', 'no-store');
    if (!safe.includes(c.req.method)) {
      requireOwnOrigin(c, publicUrl);
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json')
        throw new HttpError('unsupported_media_type', { message: 'Send the body as application/json.' });
    }
    await next();
  };
}

/** Browsers that name no site name an origin; programs that are no browsers name neither, and carry nobody's cookies. */
function requireOwnOrigin(c: Context<ServerEnv>, publicUrl: string | undefined): void {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw new HttpError('cross_site');
  const origin = c.req.header('origin');
  const own = [originOf(c), ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
  if (origin === undefined || own.includes(origin)) return;
  if (site === 'same-origin')
    c.get('log').warn(
      { origin, own },
      'the browser calls this site by another origin: TRUST_PROXY or PUBLIC_URL is not set as it must be',
    );
  throw new HttpError('cross_site');
}

/** The origin that the browser asked, as far as trusted proxies vouch for it. */
export function originOf(c: Context<ServerEnv>): string {
  const { host, protocol } = new URL(c.req.url);
  return new URL(`${c.get('isSecure') ? 'https:' : protocol}//${host}`).origin;
}
