import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { focusFaults } from './focus-tour.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';
import { beyondWindow, brokenPictures, overflow } from './page-layout.ts';

const desk = { width: 1440, height: 900 };

// A page is loaded once and looked at in every way, because loading it and reading it to its end takes longest. That it
// logs nothing, requests nothing in vain, and keeps its policy, every visit checks.
test.for(pagesOfEachKind())(
  '$path holds still, fits narrow windows, and passes axe and the keyboard',
  async ({ path }, { visit }) => {
    const page = await visit(path, {
      viewport: phone.viewport,
      reducedMotion: 'no-preference',
      fresh: true,
      pictures: true,
      before: noteShifts,
      // The page for unknown addresses is answered with that status, which the console reports.
      mayComplain: path === '/404' ? /404/ : undefined,
    });
    await page.evaluate(() => document.fonts.ready);
    await scrollToEnd(page);
    expect((await shiftOf(page)).toFixed(3)).toBe('0.000');
    expect(await brokenPictures(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [phone.viewport, desk]) {
      await page.setViewportSize(size);
      expect([size.width, ...(await violationsOf(page))]).toEqual([size.width]);
      expect([size.width, ...(await focusFaults(page))]).toEqual([size.width]);
    }
    await fitsWindows(page);
  },
);

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
