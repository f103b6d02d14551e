import type { MiddlewareHandler } from 'hono';
import { type PortalRoute, portalPath } from '../../schema/portal-routes.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Sources } from '../security/content-security-policy.ts';
import { policyHeader } from '../security/security-headers.ts';
import type { DistFolder } from './dist-folder.ts';
import { negotiate } from './encoding.ts';
import type { PolicyOf } from './page-policy.ts';

/** The document of the pay page and the staff's pages, where the build leaves it. */
const portalFile = '.build/portal.html';

/** What Stripe asks for in its integration security guide, "Content Security Policy", for Stripe.js with Elements. */
const stripe: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Whom a page lets in: who pays meets the card processor, and staff meet nobody. */
const guests: Record<PortalRoute, readonly Sources[]> = {
  signIn: [],
  createPayment: [],
  payments: [],
  account: [],
  pay: [stripe],
};

interface PortalPageParts {
  dist: Pick<DistFolder, 'look' | 'bytes'>;
  policyOf: PolicyOf;
}

/** Answers GET and HEAD at the portal's addresses with its document; all else goes on. */
export function portalPage({ dist, policyOf }: PortalPageParts): MiddlewareHandler<ServerEnv> {
  return async function portalPage(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const meant = portalPath(pathname);
    const file = meant && (await dist.look(portalFile));
    if (!meant || !file || !['GET', 'HEAD'].includes(c.req.method)) return next();
    if (meant.path !== pathname) return c.body(null, 301, { ...fixedHeaders, location: meant.path + search });
    const encoding = negotiate(c.req.header('accept-encoding'));
    const [html, bytes] = await Promise.all([dist.bytes(file), dist.bytes(file, encoding)]);
    return c.body(bytes as Buffer<ArrayBuffer>, 200, {
      ...fixedHeaders,
      'content-type': file.mediaType,
      'content-length': String(bytes.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      ...policyHeader(c, await policyOf(html, guests[meant.name])),
    });
  };
}

/** An address with the id of a link is as good as the link: nobody else is told of it. */
const fixedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
