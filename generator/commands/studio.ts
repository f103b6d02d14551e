import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from '../../server/http/http-server.ts';
import { unreadableResponse } from '../../server/http/refuse-unreadable.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { closeServer } from '../../server/stop.ts';
import { identityHeader, signedPath, verifyIdentity } from '../../server/studio/identity.ts';
import type { StudioMessage } from '../../server/studio/studio-process.ts';
import { createStudioApp } from '../studio/app.ts';
import { readStudioConfig } from '../studio/config.ts';
import { becomeStudio } from '../studio/one-studio.ts';
import { openStudioParts } from '../studio/open-parts.ts';
import type { Identify } from '../studio/parts.ts';

/**
 * Runs the studio's process until a signal, or until the server that started it is gone.
 * @returns the exit code
 * @throws ConfigError for an invalid environment
 */
export async function studio(environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const config = readStudioConfig(environment);
  const { host, port, configs, dataDir, secret, logLevel, stopTimeoutMs } = config;
  const logger = createLogger(logLevel).child({ process: 'studio' });
  const stopping = new AbortController();
  const ended = untilEnded().then((reason) => {
    stopping.abort();
    return reason;
  });
  const lock = await becomeStudio(join(dataDir, 'studio'), {
    stopping: stopping.signal,
    onOther(listening) {
      if (listening !== undefined) process.send?.({ listening } satisfies StudioMessage);
      logger.info({ port: listening }, 'another studio works in this data folder; standing by');
    },
  });
  if (!lock) return 0;
  const identify: Identify = ({ req }) =>
    verifyIdentity(
      req.header(identityHeader),
      { method: req.method, path: signedPath(req.url) },
      { secret, now: systemClock() },
    );
  const parts = openStudioParts({
    ...{ configs, dataDir, environment, logger },
    repository: config.repository,
    dist: config.distDir,
    releasesDir: config.releasesDir ?? join(dataDir, 'releases'),
    purgeUrl: config.purgeUrl,
    clock: systemClock,
  });
  const app = createStudioApp({ ...parts, identify, secret, stopping: stopping.signal });
  const server = createHttpServer(
    getRequestListener(app.fetch, { hostname: host, errorHandler: unreadableResponse }),
  );
  try {
    await once(server.listen(port, host), 'listening');
  } catch (err) {
    logger.fatal({ err }, `the studio cannot listen on ${host}:${port}; set STUDIO_PORT to another port`);
    return 1;
  }
  const { port: listening } = server.address() as AddressInfo;
  lock.announce(listening);
  process.send?.({ listening } satisfies StudioMessage);
  logger.info({ pid: process.pid, port: listening }, 'the studio is ready');
  // What is scheduled has to be published, and what was begun has to be finished, before someone opens the studio.
  if (existsSync(join(dataDir, 'studio/drafts')))
    parts.publishing().catch((err) => logger.warn({ err }, 'releases cannot be opened; will retry'));
  logger.info({ reason: await ended }, 'the studio is stopping');
  await closeServer({ server, logger, deadlineMs: stopTimeoutMs });
  return 0;
}

/** Resolves with the reason to stop. The channel closes with the server that started the process, even if it was killed. */
function untilEnded(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
    process.once('disconnect', () => resolve('the server is gone'));
    if (process.connected === false) resolve('the server is gone');
  });
}
