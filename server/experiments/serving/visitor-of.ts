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

/** What an exposure takes of a request in the app. */
export function exposedContext(c: Context<ServerEnv>): ExposedRequest {
  return {
    method: c.req.method,
    pageUrl: c.req.url,
    hasQuery: c.req.url.includes('?'),
    referrer: c.req.header('referer'),
    agent: c.req.header('user-agent'),
    cookies: c.req.header('cookie'),
    purpose: c.req.header('sec-purpose') ?? c.req.header('purpose'),
  };
}

/**
 * The same for a request in front of the app, read when it is asked for: the address takes longer than all the rest, and only
 * visitors without a cookie are recognized by it.
 */
export class VisitorRequest implements Visitor, ExposedRequest {
  readonly isSecure: boolean;
  readonly #request: IncomingMessage;
  readonly #trustProxy: BlockList;

  constructor(request: IncomingMessage, isSecure: boolean, trustProxy: BlockList) {
    this.isSecure = isSecure;
    this.#request = request;
    this.#trustProxy = trustProxy;
  }

  get cookies(): string | undefined {
    return this.#request.headers.cookie;
  }

  get agent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  get hasPrivacyControl(): boolean {
    return this.#request.headers['sec-gpc'] === '1';
  }

  get address(): string | null {
    const { headers, socket } = this.#request;
    const forwardedFor = headers['x-forwarded-for']?.toString();
    const peer = socket.remoteAddress;
    return isUnnamedProxy(peer, forwardedFor, this.#trustProxy)
      ? null
      : clientAddress(peer, forwardedFor, this.#trustProxy);
  }

  get method(): string | undefined {
    return this.#request.method;
  }

  get pageUrl(): string {
    const { url = '/', headers } = this.#request;
    return `${this.isSecure ? 'https' : 'http'}://${headers.host}${url}`;
  }

  get hasQuery(): boolean {
    return this.#request.url?.includes('?') ?? false;
  }

  get referrer(): string | undefined {
    return this.#request.headers.referer;
  }

  get purpose(): string | undefined {
    const { headers } = this.#request;
    return (headers['sec-purpose'] ?? headers.purpose)?.toString();
  }
}
