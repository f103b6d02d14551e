import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';

const widths = [390, 1440];

/** Landing page 8 in letters of twice the size, read to its end; all pages are in `every-page.e2e.ts`. */
async function visitLarge(visit: Visit, width: number): Promise<Page> {
  const page = await visit('/landing/', { viewport: { width, height: 844 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await scrollToEnd(page);
  return page;
}

test.for(widths)('letters of twice the size do not scroll sideways at %i px', async (width, { visit }) => {
  const page = await visitLarge(visit, width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.mouse.wheel(300, 0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test.for(widths)(
  'the header keeps its buttons with letters of twice the size at %i px',
  async (width, { visit }) => {
    const page = await visitLarge(visit, width);
    const header = page.locator('[data-header]');
    for (const name of ['Open menu', /^Call /])
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  },
);

test.for(widths)(
  'no button lets its words out with letters of twice the size at %i px',
  async (width, { visit }) => {
    const page = await visitLarge(visit, width);
    const spilled = await page
      .locator('main :is(.btn, button)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(spilled).toEqual([]);
  },
);

test('the link that skips to the content is out of sight until it has the focus', async ({ visit }) => {
  const page = await visitLarge(visit, 390);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
});
