import type { Context, MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import { emptyPolicy } from './content-security-policy.ts';

/** Sent with every answer. */
export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Only over HTTPS, or it would lock visitors out of a server without HTTPS. */
export const transportSecurity = 'max-age=31536000';

/** Sets the security headers on every answer. An answer without its own policy can load nothing. */
export function securityHeaders(): MiddlewareHandler<ServerEnv> {
  return async function securityHeaders(c, next) {
    for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
    for (const [name, value] of Object.entries(policyHeader(c, emptyPolicy))) c.header(name, value);
    if (c.get('isSecure')) c.header('strict-transport-security', transportSecurity);
    await next();
  };
}

/** The header for an answer with its own policy. */
export function policyHeader(c: Context<ServerEnv>, policy: string): Record<string, string> {
  return {
    'content-security-policy': c.get('isSecure') ? securePolicy(policy) : policy,
  };
}

/** A policy as it is sent over HTTPS. */
export const securePolicy = (policy: string) => `${policy}; upgrade-insecure-requests`;
