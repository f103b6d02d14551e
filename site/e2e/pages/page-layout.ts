import type { Page } from 'playwright';

/** Pictures that did not load. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => img.complete && img.naturalWidth === 0)
        .map(({ src }) => src),
    );
}

/** How far the page could be scrolled sideways, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Text and controls in the content that are cut off at the sides. */
export function beyondWindow(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, button, input, label)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
        // Rows that scroll and carousels bring their own content into view.
        return !element.closest(
          '.stage, .row, .package-cards .cards, .specks, .visually-hidden, [aria-hidden], dialog:not([open])',
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
