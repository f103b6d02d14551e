import type { Page } from 'playwright';

interface Position {
  x: number;
  y: number;
}

export interface Shift {
  value: number;
  moved: { element: string | undefined; from: Position; to: Position }[];
}

/**
 * Every layout shift since the document was parsed: on a busy machine, the browser can paint a half of it first. The
 * browser keeps the first 150 of them.
 */
export function layoutShifts(page: Page): Promise<Shift[]> {
  type Entry = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parsedAt = navigation?.domInteractive ?? 0;
    const position = ({ x, y }: DOMRect) => ({ x: Math.round(x), y: Math.round(y) });
    return (observer.takeRecords() as Entry[])
      .filter(({ startTime }) => startTime >= parsedAt)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => ({
          element: (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 60),
          from: position(previousRect),
          to: position(currentRect),
        })),
      }));
  });
}

/** The score as Lighthouse shows it; 0.000 when nothing moved. */
export const shiftScore = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3);
