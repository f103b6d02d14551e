import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { originOf } from '../../security/same-origin.ts';

/**
 * Refuses requests that a browser sends for a page of another site, before they are looked up or counted. Otherwise any
 * page could use up the limits of the people who visit it: for a GET, an `<img>` is enough.
 *
 * Browsers that send no `Sec-Fetch-Site` are judged by `Origin`. Clients that send neither are not browsers.
 * @param publicUrl address of the site if it differs from the host that requests name
 * @throws HttpError cross_site
 */
export function refuseCrossSite(publicUrl: string | undefined): MiddlewareHandler<ServerEnv> {
  return async function refuseCrossSite(c, next) {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    // `none` is the address bar.
    const isOwn = site === undefined ? isOwnOrigin(origin) : site === 'same-origin' || site === 'none';
    if (!isOwn) throw new HttpError('cross_site');
    await next();

    function isOwnOrigin(given: string | undefined): boolean {
      if (given === undefined || given === originOf(c)) return true;
      return publicUrl !== undefined && given === new URL(publicUrl).origin;
    }
  };
}
