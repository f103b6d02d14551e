import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import { policyHeader } from '../security/security-headers.ts';

/**
 * The policy of a page that the studio previews. The sandbox gives it an origin of its own, so its scripts have neither the
 * cookies nor the pages of the author. Its scripts run, and reach nothing but the preview's own files: a preview sends no lead and counts no
 * view.
 * @param host of the address, with its port
 */
const policyOf = (host: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    `connect-src http://${host}/studio/preview/ https://${host}/studio/preview/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const headers = {
  // The frame's own origin needs this for scripts and fonts. Everyone who has the address may read them.
  'access-control-allow-origin': '*',
  'x-frame-options': 'SAMEORIGIN',
  // Browsers refuse a sandboxed document that isolates its window, when it is opened in a tab of its own.
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

/** The headers of everything below `/studio/preview/`, over HTTP. @param host of the address, with its port */
export const previewHeaders = (host: string) => ({ ...headers, 'content-security-policy': policyOf(host) });

/** Sets these headers, also on refusals, which are shown in the frame, too. */
export const previewPolicy: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const own = previewHeaders(new URL(c.req.url).host);
  const policy = policyHeader(c, own['content-security-policy']);
  for (const [name, value] of Object.entries({ ...own, ...policy })) c.header(name, value);
  await next();
};
