import type { Page } from 'playwright';

/** Scrolls through a page by half a window per frame, which shows everything on it. Needs a running clock. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      // The first frame lays out what came into view, the second reports it to observers.
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}
