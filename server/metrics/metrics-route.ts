import { hash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics` for Prometheus.
 * @param token required as a bearer token; without it, only programs on this machine have access
 */
export async function metricsRoute(
  c: Context<ServerEnv>,
  metrics: Metrics,
  token: string | undefined,
): Promise<Response> {
  if (!(token === undefined ? isLocal(c) : hasToken(c, token))) throw new HttpError('not_found');
  return c.body(await metrics.text(), 200, {
    'content-type': metrics.contentType,
    'cache-control': 'no-store',
  });
}

/** Requests forwarded by a proxy on this machine are not local. */
function isLocal(c: Context<ServerEnv>): boolean {
  const address = c.get('clientAddress');
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !isForwarded && (address === null || address === '::1' || address.startsWith('127.'));
}

function hasToken(c: Context<ServerEnv>, token: string): boolean {
  const given = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? '';
  // Digests have equal length, so the comparison takes constant time.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
