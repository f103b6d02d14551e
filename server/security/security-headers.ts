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

const policyHeader = 'content-security-policy';

/** Puts the security headers on every answer; what says nothing else may load nothing. */
export function securityHeaders(): MiddlewareHandler<ServerEnv> {
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (!headers.has(policyHeader)) headers.set(policyHeader, emptyPolicy);
    // Only over HTTPS: elsewhere it would lock visitors out of a server that speaks plain HTTP.
    if (c.get('isSecure')) headers.set('strict-transport-security', 'max-age=31536000');
  };
}

/** Gives the answer under way its own policy. */
export function setPolicy(c: Context<ServerEnv>, policy: string): void {
  c.header(policyHeader, c.get('isSecure') ? `${policy}; upgrade-insecure-requests` : policy);
}
