import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';
import { scrollToEnd } from '../harness/scroll.ts';

/** Every page, and the thank-you page with its message. */
const paths = [...builtPages().map(({ path }) => path), '/thankyou#received'];

// A page is loaded once and looked at in several widths, because loading and reading it to its end takes longest.
test.for(paths)('%s: axe, pictures, and what stands beyond a narrow window', async (path, { visit }) => {
  // The page for what is not there is answered with that status, which the console tells.
  const page = await visit(path, { mayComplain: path === '/404' ? /404/ : undefined });
  await scrollToEnd(page);
  for (const size of [{ width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(size);
    expect([size.width, ...(await violationsOf(page))]).toEqual([size.width]);
  }
  expect(await brokenPictures(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  expect([await overflow(page), await beyondWindow(page)]).toEqual([0, []]);
  await page.mouse.wheel(200, 0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect(['letters of twice the size', await overflow(page)]).toEqual(['letters of twice the size', 0]);
});

function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => img.complete && img.naturalWidth === 0)
        .map(({ src }) => src),
    );
}

/** How far the page could be scrolled sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function beyondWindow(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, button, input, label)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
        // What stands in a row that scrolls by itself, or is moved by a carousel, is not lost.
        return !element.closest(
          '.stage, .row, .package-cards .cards, .specks, .visually-hidden, [aria-hidden], dialog:not([open])',
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
