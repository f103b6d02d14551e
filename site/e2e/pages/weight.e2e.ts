import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { expect, phone, ownSiteTest as test } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { compressedPage, firstPart } from './first-bytes.ts';
import { layoutShifts, shiftScore } from './layout-shift.ts';

/** Bytes of the landing page on a phone until the visitor scrolls or touches something. */
const limits = {
  inlineScript: 4_000,
  deferredScript: 4_000,
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

/** Before a touch, the only external script is the one for web vitals, after the load event. */
async function expectSmallScripts(page: Page): Promise<void> {
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
  }));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { name, startTime, bytes } of scripts) {
    expect(name).toContain('/assets/vitals-');
    expect(startTime).toBeGreaterThan(loaded);
    expect(bytes).toBeLessThanOrEqual(limits.deferredScript);
  }
  const inline = await page
    .locator('script:not([type="application/json"], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
  expect(inline.length).toBeGreaterThan(0);
  const bytes = inline.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeLessThanOrEqual(limits.inlineScript);
}

async function expectNothingBlocks(page: Page): Promise<void> {
  type Resource = PerformanceResourceTiming & { renderBlockingStatus: string };
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as Resource[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  await expect(page.locator('script[src]')).toHaveCount(0);
  // External style sheets follow the first screen and the content: one each for what is there, one for other media.
  const sheets = await page.locator('link[rel~="stylesheet"]').evaluateAll((all) =>
    (all as HTMLLinkElement[]).map((link) => ({
      applies: matchMedia(link.media).matches,
      sections: [...document.querySelectorAll('main > section')].filter(
        (section) => section.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
      ).length,
    })),
  );
  const sections = await page.locator('main > section').count();
  expect(sheets).toEqual([
    { applies: true, sections: 2 },
    { applies: true, sections },
    { applies: false, sections },
  ]);
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
  await page.evaluate(() => document.fonts.ready);
  expect(delayed).toBeGreaterThan(0);
  expect(await loadedFonts(page)).toEqual([
    'Crimson Pro italic',
    'Crimson Pro normal',
    'Instrument Sans normal',
  ]);
  await scrollToEnd(page);
  const shifts = await layoutShifts(page);
  expect(shiftScore(shifts), JSON.stringify(shifts)).toBe('0.000');
  // Words can move by a few px within their line, but nothing moves up or down.
  expect(shifts.flatMap(({ moved }) => moved.filter(({ from, to }) => from.y !== to.y))).toEqual([]);
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
