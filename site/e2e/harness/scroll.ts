import type { Page } from 'playwright';

/** Scrolls slowly enough through a page for whatever waits to be seen, to its end. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
  await page.waitForLoadState('networkidle');
}
