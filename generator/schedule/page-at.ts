import { isOpen, type Window } from './windows.ts';

/** A page among those that share an address. */
export interface TimedPage {
  /** Undefined for a page that is always there. */
  window?: Window;
}

/** What is at an address. */
export type Occupant<Page> = { page: Page } | { ended: Page } | undefined;

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
