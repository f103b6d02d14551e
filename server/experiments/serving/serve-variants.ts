import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createHttpServer } from '../../http/http-server.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { openDistFolder } from '../../static/dist-folder.ts';
import { createLiveSite } from '../../static/live-site.ts';
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
  const dist = openDistFolder({ dist: distDir }, cacheBytes);
  const readSite = createLiveSite({ dist, clock: () => now });
  const app = new Hono<ServerEnv>();
  app.all('*', serveDist({ readSite, testedPages: previewTestedPages }));
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
