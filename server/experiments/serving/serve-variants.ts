import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createHttpServer } from '../../http/http-server.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { openDistFolder } from '../../static/dist-folder.ts';
import { createPagePolicies } from '../../static/page-policy.ts';
import { withSchedule } from '../../static/schedule.ts';
import { serveDist } from '../../static/serve-dist.ts';
import { previewTestedPages } from './open-tested-pages.ts';

/** Bytes of files that are kept in memory. */
const cacheBytes = 16 * 1024 * 1024;

/** A build that this machine alone can see, where everyone can choose a variant with `?variant=`. Nothing is counted. */
export interface ServedVariants extends AsyncDisposable {
  /** Its origin, such as `http://127.0.0.1:40123`. */
  url: string;
}

/**
 * Serves the pages of a build, and nothing else: calls of the API find nothing.
 * @param distDir the folder of the build
 * @param now the time that the pages are shown at
 */
export async function serveVariants(distDir: string, now: Date): Promise<ServedVariants> {
  const clock = () => now;
  const dist = withSchedule(openDistFolder(distDir, cacheBytes), clock);
  const app = new Hono<ServerEnv>();
  const testedPages = previewTestedPages({ dist, clock });
  app.all('*', serveDist({ dist, policyOf: createPagePolicies(dist), testedPages }));
  const server = createHttpServer(getRequestListener(app.fetch, { hostname: '127.0.0.1' }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
