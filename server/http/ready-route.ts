import type { Handler } from 'hono';
import type { DistFolder } from '../static/dist-folder.ts';
import { listPath } from '../static/page-policy.ts';
import type { Storage } from '../storage/storage.ts';
import type { ServerEnv } from './server-env.ts';

export interface ReadyParts {
  storage: Pick<Storage, 'ping'>;
  dist: Pick<DistFolder, 'stat'>;
  isStopping: () => boolean;
}

/** `GET /readyz`: 200 if leads can be stored and pages can be served, otherwise 503 with what is missing. */
export function readyRoute({ storage, dist, isStopping }: ReadyParts): Handler<ServerEnv> {
  return async (c) => {
    const missing = isStopping() ? ['stopping'] : [];
    if (!(await dist.stat(listPath))) missing.push('site');
    await storage.ping().catch((err: unknown) => {
      c.get('log').error({ err }, 'the storage is not ready');
      missing.push('storage');
    });
    const isReady = missing.length === 0;
    return c.json({ status: isReady ? 'ready' : 'not ready', missing }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    });
  };
}
