import { expect, test } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { overflow } from './page-layout.ts';

// Overflow of other pages at 200% is in `check-page.ts`.
test.for([390, 1440])(
  'text at 200% fits the page, its header, and its buttons at %i px',
  async (width, { visit }) => {
    const page = await visit('/landing/', { viewport: { width, height: 844 } });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    await scrollToEnd(page);

    expect(await overflow(page)).toBe(0);
    await page.mouse.wheel(300, 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);

    const header = page.locator('[data-header]');
    for (const name of ['Open menu', /^Call /])
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });

    const overflowing = await page
      .locator('main :is(.btn, button)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(overflowing).toEqual([]);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
  },
);
