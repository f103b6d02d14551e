import type { Context, Handler } from 'hono';
import { isCall } from '../../http/answer-error.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { defaultPage } from '../prefill/lead-pages.ts';

/**
 * `GET /api/leads`: the URL in the address bar after a form without JavaScript was refused. Opening it again
 * redirects to the page of the form, or else to the default page.
 */
export const backToForm: Handler<ServerEnv> = (c) => c.redirect(refererPath(c) ?? defaultPage, 303);

/**
 * The path of the referring page, if it is on this site. Refuses paths that a browser would resolve to another
 * host.
 */
function refererPath(c: Context<ServerEnv>): string | undefined {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  // Either scheme: a proxy can terminate HTTPS. URLs of other schemes parse differently in browsers.
  if (!referrer || !/^https?:$/.test(referrer.protocol)) return undefined;
  if (referrer.host !== c.req.header('host')) return undefined;
  const { pathname, search } = referrer;
  return isCall(pathname) || pathname.startsWith('//') ? undefined : pathname + search;
}
