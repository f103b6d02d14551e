import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import { clientAddress, isUnnamedProxy } from '../../security/client-address.ts';
import type { Visitor } from '../assignment/visitor-bucket.ts';
import type { ExposedRequest } from '../exposure.ts';

/** The visitor of a request in the app. */
export function visitorOf(c: Context<ServerEnv>): Visitor {
  return {
    cookies: c.req.header('cookie'),
    agent: c.req.header('user-agent'),
    hasPrivacyControl: c.req.header('sec-gpc') === '1',
    isSecure: c.get('isSecure'),
    address: c.get('clientAddress'),
  };
}

/** The visitor of a request in front of the app. */
export function requestVisitor(
  { headers, socket }: IncomingMessage,
  isSecure: boolean,
  trustProxy: BlockList,
): Visitor {
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const peer = socket.remoteAddress;
  return {
    cookies: headers.cookie,
    agent: headers['user-agent'],
    hasPrivacyControl: headers['sec-gpc'] === '1',
    isSecure,
    // Reading it takes longer than all the rest, and only visitors without a cookie are recognized by it.
    get address() {
      return isUnnamedProxy(peer, forwardedFor, trustProxy)
        ? null
        : clientAddress(peer, forwardedFor, trustProxy);
    },
  };
}

/** What an exposure takes of a request in the app. */
export function exposedContext(c: Context<ServerEnv>): ExposedRequest {
  return {
    method: c.req.method,
    address: () => c.req.url,
    hasQuery: c.req.url.includes('?'),
    referrer: c.req.header('referer'),
    agent: c.req.header('user-agent'),
    cookies: c.req.header('cookie'),
    purpose: c.req.header('sec-purpose') ?? c.req.header('purpose'),
  };
}

/** The same of a request in front of the app. */
export function exposedRequest(
  { method, url = '/', headers }: IncomingMessage,
  isSecure: boolean,
): ExposedRequest {
  return {
    method,
    address: () => `${isSecure ? 'https' : 'http'}://${headers.host}${url}`,
    hasQuery: url.includes('?'),
    referrer: headers.referer,
    agent: headers['user-agent'],
    cookies: headers.cookie,
    purpose: (headers['sec-purpose'] ?? headers.purpose)?.toString(),
  };
}
