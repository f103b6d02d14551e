import type { Context, MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import { emptyPolicy } from './content-security-policy.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Sets the security headers on every answer. An answer without its own policy can load nothing. */
export function securityHeaders(): MiddlewareHandler<ServerEnv> {
  return async function securityHeaders(c, next) {
    for (const [name, value] of Object.entries(always)) c.header(name, value);
    for (const [name, value] of Object.entries(policyHeader(c, emptyPolicy))) c.header(name, value);
    // Only over HTTPS, or it would lock visitors out of a server without HTTPS.
    if (c.get('isSecure')) c.header('strict-transport-security', 'max-age=31536000');
    await next();
  };
}

/** The header for an answer with its own policy. */
export function policyHeader(c: Context<ServerEnv>, policy: string): Record<string, string> {
  return {
    'content-security-policy': c.get('isSecure') ? `${policy}; upgrade-insecure-requests` : policy,
  };
}
