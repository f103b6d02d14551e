import { test as base } from '../harness/browser-test.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { type SplitSite, startSplitSite } from './split-backends.ts';

/** A test with a browser and a split site. All servers run again before the next test. */
export const test = base.extend<{ servers: SplitSite; site: RunningSite; split: SplitSite }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const servers = await startSplitSite();
      await use(servers);
      await servers.stop();
    },
    { scope: 'file' },
  ],
  // Visitors come through the gateway.
  site: [
    async ({ servers }, use) => {
      await use({ ...servers.pages, url: servers.url });
    },
    { scope: 'file' },
  ],
  split: async ({ servers }, use) => {
    await use(servers);
    await servers.repair();
  },
});
