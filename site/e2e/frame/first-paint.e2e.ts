import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

/** Counts the fonts and style sheets requested before and after the first paint. */
async function requests(page: Page): Promise<{ before: number; after: number }> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const counts = { before: 0, after: 0 };
    for (const { name, startTime } of performance.getEntriesByType('resource'))
      if (/\.(css|woff2)$/.test(name)) counts[startTime < painted ? 'before' : 'after']++;
    return counts;
  });
}

const serifOf = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('24px Newsreader', 'Resume')));

test('fonts and other styles load after the first paint, and before it on later visits', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  expect(await requests(page)).toEqual({ before: 0, after: expect.any(Number) });
  expect(await serifOf(page)).toBe(true);
  await page.goto('/line/');
  expect((await requests(page)).before).toBeGreaterThanOrEqual(3);
  expect(await serifOf(page)).toBe(true);
});

test('a page whose style sheets fail to load shows all of its text', async ({ visit }) => {
  const page = await visit('/landing/', {
    before: (page) => page.route('**/*.css', (route) => route.abort()),
    allowedProblems: /\.css|ERR_FAILED/,
  });
  expect(await page.locator('main > :last-child').isVisible()).toBe(true);
  expect(await page.locator('.foot').isVisible()).toBe(true);
});

test('a visit that begins at an anchor has all styles before the first paint', async ({ visit }) => {
  const page = await visit('/landing/#faqs');
  expect((await requests(page)).before).toBeGreaterThanOrEqual(2);
});

test('a browser that does not report its paints loads the rest after 3 s', async ({ visit }) => {
  const page = await visit('/landing/', {
    before: (page) =>
      page.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {};
      }),
  });
  await expect(page.locator('.foot')).toBeVisible();
  await expect.poll(() => serifOf(page)).toBe(true);
});
