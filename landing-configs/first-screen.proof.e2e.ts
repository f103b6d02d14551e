import type { Page } from 'playwright';
import { sitePages } from '../generator/fixtures/site-pages.ts';
import { expect, phone, testOn, type Visit } from '../site/e2e/harness/browser-test.ts';
import { pagesOfEachKind } from '../site/e2e/harness/built-pages.ts';
import { startCompany } from '../site/e2e/harness/company-site.ts';
import { services } from './route-table.ts';

const test = testOn(() => startCompany('landing-configs'));

/** In bytes, on a phone before its visitor scrolls. */
const limits = { allPictures: 200_000, largestPaint: 40_000 };

/** The address of the picture that was the largest contentful paint; empty when that was text. */
const largestPaintOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const last = observer.takeRecords().at(-1) as (PerformanceEntry & { url: string }) | undefined;
    if (!last) throw new Error('The page painted nothing.');
    return last.url;
  });

async function measure(visit: Visit, path: string) {
  const loaded: Promise<[url: string, bytes: number]>[] = [];
  const page = await visit(path, {
    ...phone,
    deviceScaleFactor: 3,
    reducedMotion: 'no-preference',
    fullBrowser: true,
    // The server answers with this status, and the console reports it.
    allowedProblems: path === '/404' ? /404/ : undefined,
    before: async (page) =>
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image')
          loaded.push(response.body().then((body) => [response.url(), body.length]));
      }),
  });
  await page.waitForLoadState('networkidle');
  const pictures = Object.fromEntries(await Promise.all(loaded));
  return {
    path,
    pictures,
    allPictures: Object.values(pictures).reduce((sum, bytes) => sum + bytes, 0),
    largestPaint: pictures[await largestPaintOf(page)] ?? 0,
  };
}

test('pages load few bytes of pictures before a phone scrolls', { timeout: 300_000 }, async ({
  visit,
  site,
}) => {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const { path } of pagesOfEachKind(sitePages(site.dist))) measured.push(await measure(visit, path));
  const heavy = measured.filter(
    ({ allPictures, largestPaint }) => allPictures > limits.allPictures || largestPaint > limits.largestPaint,
  );
  expect(heavy).toEqual([]);
  // A measurement that sees no pictures proves nothing.
  expect(measured.filter(({ allPictures }) => allPictures > 0).length).toBeGreaterThan(5);
});

test('the document of each service is within the first 700 px of a phone', async ({ visit }) => {
  const page = await visit('/services/', { ...phone, pictures: true });
  const bottoms: Record<string, number> = {};
  for (const route of [...services, '/services/job-posting/']) {
    await page.goto(route);
    const box = await page.locator('.service-intro figure img').boundingBox();
    bottoms[route] = box ? box.y + box.height : Number.POSITIVE_INFINITY;
  }
  expect(Object.entries(bottoms).filter(([, bottom]) => bottom > 700)).toEqual([]);
});
