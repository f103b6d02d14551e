import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, untilStyled, type Visit, type VisitOptions } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { focusProblems } from './focus-tour.ts';
import { layoutShifts, shiftScore } from './layout-shift.ts';
import { beyondWindow, brokenPictures, overflow } from './page-layout.ts';

const desktop = { width: 1440, height: 900 };

/**
 * Layout shift, pictures, axe, a keyboard tour, and the width of a page. It is loaded once for all checks, because
 * loading and scrolling through it take longest. The visit also checks the console, failed requests, and the
 * Content-Security-Policy.
 */
export async function checkPage(visit: Visit, path: string, options: VisitOptions): Promise<void> {
  const page = await visit(path, {
    viewport: phone.viewport,
    reducedMotion: 'no-preference',
    // Fills the cache. Fonts that arrive after the first paint can move a line; weight.proof.e2e.ts tests that.
    before: async (page) => {
      await page.goto(path);
      await untilStyled(page);
    },
    // The server answers with this status, and the console reports it.
    allowedProblems: path === '/404' ? /404/ : undefined,
    ...options,
  });
  await page.evaluate(() => document.fonts.ready);
  await scrollToEnd(page);
  expect(shiftScore(await layoutShifts(page))).toBe('0.000');
  expect(await brokenPictures(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [phone.viewport, desktop]) {
    await page.setViewportSize(size);
    expect([size.width, ...(await violationsOf(page))]).toEqual([size.width]);
    expect([size.width, ...(await focusProblems(page))]).toEqual([size.width]);
  }
  await fitsWindows(page);
}

async function fitsWindows(page: Page): Promise<void> {
  for (const width of [1280, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await overflow(page)]).toEqual([width, 0]);
  }
  expect(await beyondWindow(page)).toEqual([]);
  await page.mouse.wheel(200, 0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect(['text at 200%', await overflow(page)]).toEqual(['text at 200%', 0]);
}
