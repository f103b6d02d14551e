/**
 * Serves a built site on this machine to look at it: `node server/preview.ts --dist DIR --port N [--at MS]`. Reads no
 * environment and stores nothing.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from './http/http-server.ts';
import { systemClock } from './lib/clock.ts';
import { createLogger } from './lib/logger.ts';
import { createPreviewApp } from './preview/preview-app.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    at: { type: 'string' },
  },
});
const host = '127.0.0.1';
const logger = createLogger('warn');
const { at } = values;
const clock = at === undefined ? systemClock : () => new Date(Number(at));
const { fetch } = createPreviewApp({ distDir: values.dist, logger, clock });
const server = createHttpServer(getRequestListener(fetch, { hostname: host }));

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken ? `Port ${values.port} is in use. Choose another: npm run preview -- --port 4174` : error.message,
  );
  process.exitCode = 1;
});
server.listen(Number(values.port), host, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Preview of the build: http://${host}:${port}/\nForms store nothing. Press Ctrl+C to stop.`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
