import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import { scrollToEnd } from '../harness/scroll.ts';

/** Bytes of pictures on a phone before its visitor scrolls, and of the one that is the largest thing painted. */
const limits = { pictures: 200_000, largestPaint: 40_000 };

interface Measured {
  /** Address of the picture that was the largest thing painted; empty when that was text. */
  largestPaint: string;
  shift: number;
}

/** Notes the largest paint and the layout shifts of a page, in `window.measured`. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { largestPaint: '', shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        measured.largestPaint = (entry as unknown as { url: string }).url;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const measuredOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured: Measured }).measured);

test.for(pagesOfEachKind())(
  '$path is light before a phone scrolls, and nothing on it jumps',
  async ({ path }, { visit }) => {
    const pictures = new Map<string, number>();
    const page = await visit(path, {
      ...phone,
      deviceScaleFactor: 3,
      reducedMotion: 'no-preference',
      mayComplain: path === '/404' ? /404/ : undefined,
      before: async (page) => {
        await measure(page);
        page.on('requestfinished', async (request) => {
          if (request.resourceType() !== 'image') return;
          const answer = await request.response();
          pictures.set(request.url(), (await answer?.body())?.length ?? 0);
        });
      },
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const { largestPaint } = await measuredOf(page);
    expect(pictures.get(largestPaint) ?? 0, largestPaint).toBeLessThanOrEqual(limits.largestPaint);
    const bytes = [...pictures.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, JSON.stringify([...pictures])).toBeLessThanOrEqual(limits.pictures);
    await scrollToEnd(page);
    expect((await measuredOf(page)).shift.toFixed(3)).toBe('0.000');
  },
);
