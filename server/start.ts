/** Starts the server. The only file that reads the environment and listens. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { inspectFolders } from './folders.ts';
import { createLogger } from './logger.ts';
import { openDistFolder } from './static/dist-folder.ts';
import { stopGracefully } from './stop.ts';
import { openStorage } from './storage/open-storage.ts';

const config = configOrExit();
const logger = createLogger(config.logLevel);

try {
  await start();
} catch (error) {
  logger.fatal({ err: error }, 'the server could not start');
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const storage = await openStorage(config.dataDir).catch((cause: unknown) => {
    throw new Error(`DATA_DIR "${config.dataDir}" cannot hold the database.`, { cause });
  });
  for (const warning of inspectFolders(config).warnings) logger.warn(warning);
  const dist = openDistFolder(config.distDir, config.staticCacheBytes);
  const app = createApp({ config, storage, dist, clock: systemClock, logger });
  const server = serve({
    fetch: app.fetch,
    port: config.port,
    hostname: config.host,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
  }) as Server;
  server.on('listening', () => {
    const { address, port } = server.address() as AddressInfo;
    const host = address.includes(':') ? `[${address}]` : address;
    logger.info({ url: `http://${host}:${port}/`, address, port }, 'listening');
  });
  server.on('error', async (error) => {
    logger.fatal({ err: error }, `cannot listen on ${config.host}:${config.port}`);
    await storage.close();
    process.exitCode = 1;
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      logger.info({ signal }, 'stopping');
      await stopGracefully({ server, storage, logger, deadlineMs: config.stopTimeoutMs });
      process.exit(0);
    });
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, inspectFolders);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
