import { buildSite } from '../../../generator/fixtures/build-once.ts';
import { test as base } from './browser-test.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** A test with a browser and a site that only its file uses. */
export function testOn(start: () => Promise<RunningSite>) {
  return base.extend<{ site: RunningSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const site = await start();
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
  });
}

/** Builds a company's site and starts the server on it. @param configs the company's folder */
export async function startCompany(configs: string): Promise<RunningSite> {
  const { dist, remove } = await buildSite(configs);
  const site = await startSite(dist);
  return {
    ...site,
    async stop() {
      await site.stop();
      remove();
    },
  };
}
