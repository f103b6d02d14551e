import type { MiddlewareHandler } from 'hono';
import { portalPath } from '../../schema/portal-routes.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Sources } from '../security/content-security-policy.ts';
import { policyHeader } from '../security/security-headers.ts';
import { negotiate } from './encoding.ts';
import type { ReadSite } from './live-site.ts';

/** The document of the pay page and the staff pages, as the build writes it. */
const portalFile = '.build/portal.html';

/**
 * Sources of Stripe.js with Elements, allowed on the pay page only. Source: Stripe's integration security guide, "Content
 * Security Policy".
 */
const stripe: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Answers GET and HEAD at the portal's addresses with its document and passes on everything else. */
export function portalPage(readSite: ReadSite): MiddlewareHandler<ServerEnv> {
  return async function portalPage(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const route = portalPath(pathname);
    if (!route) return next();
    const { dist, policyOf } = await readSite();
    const file = await dist.stat(portalFile);
    if (!file || !['GET', 'HEAD'].includes(c.req.method)) return next();
    if (route.path !== pathname) return c.body(null, 301, { ...fixedHeaders, location: route.path + search });
    const encoding = negotiate(c.req.header('accept-encoding'));
    const [html, bytes] = await Promise.all([dist.bytes(file), dist.bytes(file, encoding)]);
    return c.body(bytes, 200, {
      ...fixedHeaders,
      'content-type': file.mediaType,
      'content-length': String(bytes.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      ...policyHeader(c, await policyOf(html, route.name === 'pay' ? [stripe] : [])),
    });
  };
}

/** The id in a link's URL is enough to use the link, so the URL is not cached, sent as a referrer, or indexed. */
const fixedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
