import type { Context, Handler } from 'hono';
import { isCall } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { usualPage } from '../prefill/lead-pages.ts';

/**
 * `GET /api/leads`: the address that stands in the bar after a form came back without JavaScript. Whoever opens it
 * again is sent to the page it was left for, or else to the usual one.
 */
export const backToForm: Handler<ServerEnv> = (c) => {
  c.header('cache-control', 'no-store');
  return c.redirect(ownPage(c) ?? usualPage, 303);
};

/** The page of our own that led here. Only its path is used, and none that a browser would read as another host. */
function ownPage(c: Context<ServerEnv>): string | undefined {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  // A proxy may speak HTTPS for us. Of other schemes nobody reads the path as a browser does.
  if (!referrer || !/^https?:$/.test(referrer.protocol)) return undefined;
  if (referrer.host !== c.req.header('host')) return undefined;
  const { pathname, search } = referrer;
  return isCall(pathname) || pathname.startsWith('//') ? undefined : pathname + search;
}
