import type { Page } from 'playwright';

/** Adds up the layout shifts of a page; call it before the page is requested. */
export function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The score so far; 0 when nothing has moved. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
