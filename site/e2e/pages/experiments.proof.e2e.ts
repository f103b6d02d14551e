import type { Page } from 'playwright';
import { buildFolder } from '../../../generator/fixtures/built-site.ts';
import { startExperiments, testedSite } from '../../../generator/fixtures/tested-site.ts';
import { type SiteServer, startSiteServer } from '../../../server/testing/files/site-server.ts';
import { test as base, expect } from '../harness/browser-test.ts';
import { layoutShifts, shiftScore } from './layout-shift.ts';

const started = Date.UTC(2031, 4, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** A served build with a running experiment, and a clock that the test moves. */
interface TestedServer extends SiteServer {
  passTo: (time: number) => void;
}

const served = base.extend<{ server: TestedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const folder = testedSite();
      await startExperiments(folder);
      let now = started;
      await using server = await startSiteServer({ clock: () => new Date(now) });
      await buildFolder(folder.root, server.distDir, started);
      const passTo = (time: number) => {
        now = time;
        server.forget();
      };
      await use({ ...server, passTo });
    },
    { scope: 'file' },
  ],
});

/** Pages are visited on that server. */
const test = served.extend({
  site: [
    async ({ server }, use) => {
      const url = `http://127.0.0.1:${server.port}`;
      const bodies = () => ({ email: undefined, crm: undefined, form: undefined });
      await use({ url, dist: server.distDir, leads: () => [], bodies });
    },
    { scope: 'file' },
  ],
});

const headings = {
  'candle-price:control': 'Light that lasts.',
  'candle-price:price': 'From $20.',
  'candle-price:short': 'Candles',
};

const variantOf = (page: Page) => page.locator('html').getAttribute('data-variants');

async function expectShown(page: Page, variants: string): Promise<void> {
  expect(await variantOf(page)).toBe(variants);
  const heading = page.locator('main :is(h1, h2)').first();
  await expect(heading).toHaveText(headings[variants as keyof typeof headings]);
}

/** Visitors until each variant was seen, with their pages. */
async function visitorsOfAll(open: () => Promise<Page>): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  for (let count = 0; found.size < 3 && count < 60; count += 1) {
    const page = await open();
    const variants = (await variantOf(page)) ?? '';
    if (found.has(variants)) await page.context().close();
    else found.set(variants, page);
  }
  expect([...found.keys()].sort()).toEqual(Object.keys(headings));
  return found;
}

test('the first paint is the variant, from one request and without a shift', async ({ visit }) => {
  const seen = await visitorsOfAll(async () => {
    const documents: string[] = [];
    const page = await visit('/', {
      before: async (page) => {
        page.on('request', (request) => {
          if (request.resourceType() === 'document') documents.push(request.url());
        });
      },
    });
    expect(documents).toHaveLength(1);
    return page;
  });
  for (const [variants, page] of seen) {
    await expectShown(page, variants);
    expect(shiftScore(await layoutShifts(page))).toBe('0.000');
  }
});

test.for([true, false])(
  'a visitor keeps the variant (JavaScript: %s)',
  async (javaScriptEnabled, { visit, server }) => {
    const open = () => visit('/', { javaScriptEnabled });
    for (const [variants, page] of await visitorsOfAll(open)) {
      await page.reload();
      await expectShown(page, variants);
      const tab = await page.context().newPage();
      await tab.goto('/?utm_source=mail');
      await expectShown(tab, variants);
      server.passTo(started + 30 * dayMs);
      await page.reload();
      await expectShown(page, variants);
      server.passTo(started);
      const [cookie, ...others] = await page.context().cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({
        name: 'bucket',
        httpOnly: true,
        sameSite: 'Lax',
        value: expect.stringMatching(/^\d{1,4}$/),
      });
    }
  },
);
