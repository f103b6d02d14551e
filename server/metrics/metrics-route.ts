import { hash, timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics` for Prometheus.
 * @param token what others must bring; without one, only programs on this machine may ask
 */
export function metricsRoute(metrics: Metrics, token: string | undefined): Handler<ServerEnv> {
  return async (c) => {
    if (!(token === undefined ? isLocal(c) : brings(c, token))) throw new HttpError('not_found');
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  };
}

/** A proxy on this machine says for whom it asks. */
function isLocal(c: Context<ServerEnv>): boolean {
  const address = c.get('clientAddress');
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !isForwarded && (address === null || address === '::1' || address.startsWith('127.'));
}

function brings(c: Context<ServerEnv>, token: string): boolean {
  const given = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? '';
  // Digests are of one length, and comparing them takes one time.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
