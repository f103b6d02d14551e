import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { expect, phone, ownSiteTest as test } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { compressedPage, firstPart } from './first-bytes.ts';
import { layoutShifts, shiftScore } from './layout-shift.ts';

/** Bytes of the landing page on a phone until the visitor scrolls or touches something. */
const limits = {
  inlineScript: 2_000,
  script: 5_200,
  html: 20_000,
  firstFlight: 14_000,
  fonts: 70_000,
  pictures: 50_000,
};

test('a first visit is light, nothing blocks rendering, and React comes with the first touch', async ({
  visit,
}) => {
  const requests: Request[] = [];
  const page = await visit('/landing/', {
    ...phone,
    pictures: true,
    before: async (page) => {
      page.on('requestfinished', (request) => requests.push(request));
    },
  });
  await idle(page);
  const bytesOf = async (kind: string) => {
    const sizes = requests.filter((request) => request.resourceType() === kind).map((one) => one.sizes());
    return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  expect(await bytesOf('font')).toBeLessThanOrEqual(limits.fonts);
  expect(await bytesOf('font')).toBeGreaterThan(0);
  expect(await bytesOf('image')).toBeLessThanOrEqual(limits.pictures);
  await expectSmallScripts(page);
  await expectNothingBlocks(page);

  const react = page.waitForRequest('**/assets/react-*.js');
  await page.locator('#hero-form [name="fullName"]').tap();
  await react;
});

/** Waits until what is deferred to an idle moment was requested and has arrived. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let moment = 0; moment < 2; moment += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState('networkidle');
}

/** Before a touch, the only external scripts are those for fonts and web vitals. */
async function expectSmallScripts(page: Page): Promise<void> {
  // A script that is fetched before it is imported has two entries.
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  );
  const sizes = new Map(
    scripts.map(([name, bytes]) => [/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1], bytes]),
  );
  expect([...sizes.keys()].sort()).toEqual(['vitals', 'web-fonts']);
  const inline = await page
    .locator('script:not([type="application/json"], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
  expect(inline.length).toBeGreaterThan(0);
  const inlined = brotliCompressSync(inline.join('')).length;
  expect(inlined).toBeLessThanOrEqual(limits.inlineScript);
  expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, inlined)).toBeLessThanOrEqual(limits.script);
}

/** Nothing but the document is requested before the first paint. */
async function expectNothingBlocks(page: Page): Promise<void> {
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const all = performance.getEntriesByType('resource');
    return all.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await expect(page.locator('script[src]')).toHaveCount(0);
}

test('the first response after a start is compressed as well as any', async ({ site }) => {
  await site.kill();
  await site.restart();
  for (const path of ['/landing/', '/', '/order/'])
    expect((await compressedPage(site.url + path)).length, path).toBeLessThanOrEqual(limits.html);
});

test('the first flight of the page shows its whole first screen', async ({ visit, site }) => {
  const part = firstPart(await compressedPage(`${site.url}/landing/`), limits.firstFlight);
  expect(part).not.toContain('</html>');
  const whole = await visit('/landing/', phone);
  const cut = await visit('/landing/', {
    ...phone,
    before: (page) =>
      page.route('**/landing/', async (route) => {
        const response = await route.fetch();
        const { 'content-encoding': _, ...headers } = response.headers();
        await route.fulfill({ status: 200, headers, body: part });
      }),
  });
  const [seen, expected] = await Promise.all([cut, whole].map(firstScreen));
  expect(seen?.equals(expected ?? Buffer.of())).toBe(true);
});

async function firstScreen(page: Page): Promise<Buffer> {
  // A fallback font is on the device, so it is loaded before the web fonts are.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => status === 'loaded' && !family.includes('Fallback')),
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

test.for([
  { name: 'a phone', options: phone },
  { name: 'a desktop', options: {} },
])('nothing moves on $name when fonts arrive after the first paint', async ({ options }, { visit }) => {
  let delayed = 0;
  const page = await visit('/landing/', {
    ...options,
    fullBrowser: true,
    reducedMotion: 'no-preference',
    before: (page) =>
      page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        delayed += 1;
        await route.continue();
      }),
  });
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(['Crimson Pro italic', 'Crimson Pro normal', 'Instrument Sans normal']);
  expect(delayed).toBeGreaterThan(0);
  await scrollToEnd(page);
  const shifts = await layoutShifts(page);
  expect(shiftScore(shifts), JSON.stringify(shifts)).toBe('0.000');
  // Words can move by a few px within their line, but nothing visible moves up or down.
  const moved = shifts.flatMap((shift) => shift.moved).filter(({ from, to }) => from.y !== to.y);
  expect(moved.filter(({ element }) => !element?.includes('visually-hidden'))).toEqual([]);
});

/** The web fonts in use: the company's own for headings, and the engine's for text. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...new Set(
        [...document.fonts]
          .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
          .map(({ family, style }) => `${family.replaceAll(/["']/g, '')} ${style}`),
      ),
    ].sort(),
  );
}
