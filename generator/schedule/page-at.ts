import { isOpen, type Window } from './windows.ts';

/** A page among those that share an address. */
export interface TimedPage {
  /** Undefined for a page that is always there. */
  window?: Window;
}

/** What is at an address. */
export type Occupant<Page> = { page: Page } | { ended: Page } | undefined;

/** Of the pages at an address where none is shown yet, the one that begins first. */
export function nextPage<Page extends TimedPage>(pages: readonly Page[], at: number): Page | undefined {
  const startOf = ({ window }: Page) => window?.from?.at ?? Number.NEGATIVE_INFINITY;
  return pages.filter((page) => startOf(page) > at).sort((a, b) => startOf(a) - startOf(b))[0];
}

/**
 * The page at an address at an instant: one whose window is open, or else the one without a window. Where all have ended, the
 * last one says where its visitors go. Undefined before the first one.
 */
export function pageAt<Page extends TimedPage>(pages: readonly Page[], at: number): Occupant<Page> {
  const open =
    pages.find(({ window }) => window && isOpen(window, at)) ?? pages.find(({ window }) => !window);
  if (open) return { page: open };
  const endOf = ({ window }: Page) => window?.until?.at ?? Number.POSITIVE_INFINITY;
  const [last] = pages.filter((page) => endOf(page) <= at).sort((a, b) => endOf(b) - endOf(a));
  return last && { ended: last };
}
