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

/** Puts the security headers on every answer; one that brings no policy of its own may load nothing. */
export function securityHeaders(): MiddlewareHandler<ServerEnv> {
  return async function securityHeaders(c, next) {
    for (const [name, value] of Object.entries(always)) c.header(name, value);
    for (const [name, value] of Object.entries(policyHeader(c, emptyPolicy))) c.header(name, value);
    // Only over HTTPS: elsewhere it would lock visitors out of a server that speaks plain HTTP.
    if (c.get('isSecure')) c.header('strict-transport-security', 'max-age=31536000');
    await next();
  };
}

/** The header that gives an answer its own policy. */
export function policyHeader(c: Context<ServerEnv>, policy: string): Record<string, string> {
  return {
    'content-security-policy': c.get('isSecure') ? `${policy}; upgrade-insecure-requests` : policy,
  };
}
