import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { clientAddress, isTrusted, isUnnamedProxy } from '../security/client-address.ts';
import type { ServerEnv } from './server-env.ts';

export interface RequestContextOptions {
  logger: Logger;
  /** Proxies whose X-Forwarded-For, X-Forwarded-Proto and X-Request-Id are believed. */
  trustProxy: BlockList;
  metrics: Pick<Metrics, 'answered'>;
}

/** Works out who asks and how, and writes one log line for each request when it has been answered. */
export function requestContext({
  logger,
  trustProxy,
  metrics,
}: RequestContextOptions): MiddlewareHandler<ServerEnv> {
  let isTold = false;
  return async function requestContext(c, next) {
    const started = performance.now();
    const peer = c.env?.incoming?.socket.remoteAddress;
    const isProxied = isTrusted(peer, trustProxy);
    const requestId = (isProxied && believableId(c.req.header('x-request-id'))) || randomUUID();
    c.set('requestId', requestId);
    const forwardedFor = c.req.header('x-forwarded-for');
    const isUnnamed = isUnnamedProxy(peer, forwardedFor, trustProxy);
    if (isUnnamed && !isTold) {
      isTold = true;
      logger.warn(
        { peer },
        'requests come from a proxy that TRUST_PROXY does not name; nobody is limited by address',
      );
    }
    c.set('clientAddress', isUnnamed ? null : clientAddress(peer, forwardedFor, trustProxy));
    c.set('isSecure', isProxied && lastOf(c.req.header('x-forwarded-proto')) === 'https');
    c.set('log', logger.child({ requestId }));
    c.header('x-request-id', requestId);
    await next();
    metrics.answered(c.res.status);
    logAnswer(c, performance.now() - started);
  };
}

/** Who knows the id of a payment link can see what it is for. */
function loggedPath(path: string): string {
  return path.replace(/(\/(?:payment|validate-link|payment-links)\/)[^/]+/i, '$1…').slice(0, 200);
}

/** No address, query, body or user agent: what could point to a person stays out of the logs. */
function logAnswer(c: Context<ServerEnv>, tookMs: number): void {
  c.get('log').info(
    {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      code: c.get('errorCode'),
      lead: c.get('lead'),
      ms: Math.round(tookMs * 10) / 10,
    },
    'request',
  );
}

function believableId(id: string | undefined): string | undefined {
  return id && /^[\w-]{1,100}$/.test(id) ? id : undefined;
}

function lastOf(list: string | undefined): string | undefined {
  return list?.split(',').at(-1)?.trim().toLowerCase();
}
