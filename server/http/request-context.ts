import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { clientAddress, isUnnamedProxy } from '../security/client-address.ts';
import { logAnswer, loggedPath } from './answer-log.ts';
import { readCaller } from './caller.ts';
import type { ServerEnv } from './server-env.ts';

/** Identifies the caller, and logs and counts each request when it is answered. */
export function requestContext(
  config: Pick<Config, 'bodyLimitBytes' | 'publicUrl' | 'trustProxy'>,
  logger: Logger,
  metrics: Pick<Metrics, 'answered'>,
): MiddlewareHandler<ServerEnv> {
  const { trustProxy } = config;
  let hasWarned = false;
  return async function requestContext(c, next) {
    const started = performance.now();
    const peer = c.env?.incoming?.socket.remoteAddress;
    const { requestId, isSecure } = readCaller((name) => c.req.header(name), peer, trustProxy);
    const forwardedFor = c.req.header('x-forwarded-for');
    const isUnnamed = isUnnamedProxy(peer, forwardedFor, trustProxy);
    if (isUnnamed && !hasWarned) {
      hasWarned = true;
      logger.warn(
        { peer },
        'requests arrive through a proxy missing from TRUST_PROXY; limits per address are off',
      );
    }
    c.set('config', config);
    c.set('requestId', requestId);
    c.set('clientAddress', isUnnamed ? null : clientAddress(peer, forwardedFor, trustProxy));
    c.set('isSecure', isSecure);
    c.set('log', logger.child({ requestId }));
    c.header('x-request-id', requestId);
    await next();
    const { status } = c.res;
    metrics.answered(status);
    logAnswer(c.get('log'), {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      errorCode: c.get('errorCode'),
      lead: c.get('lead'),
      tookMs: performance.now() - started,
    });
  };
}
