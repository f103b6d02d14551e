import type { Page } from 'playwright';

/** Something a page shows only after an action or a failure. */
export interface State {
  /** A clause, such as `the order dialog is open`. */
  name: string;
  /** Brings the page into the state, and resolves once it is visible. */
  show: (page: Page) => Promise<unknown>;
  /** Widths (px) of windows that have this state: from the first, below the second. */
  from?: number;
  below?: number;
}

/** Payment links of the full site: one that stays open, one that a test can pay, one already paid, and one revoked. */
export type LinkName = 'open' | 'payable' | 'paid' | 'revoked';

/** A visit that brings a page into one state after another. */
export interface StateVisit {
  /** A path, or the name of a payment link. */
  at: string | { link: LinkName };
  /** Which site of the scene is visited; the full one by default. */
  site?: 'full' | 'empty' | 'unpaid';
  signedIn?: true;
  pictures?: true;
  /** Runs before the page is requested. */
  before?: (page: Page) => Promise<unknown>;
  /** Console messages that do not fail the visit. */
  allowedProblems?: RegExp;
  states: State[];
}

/** Whether a window of a width (px) can show the state. */
export const fits = ({ from = 0, below = Number.POSITIVE_INFINITY }: State, width: number) =>
  width >= from && width < below;

/** Closes what the previous state opened, and shows this one. */
export async function enter(page: Page, state: State): Promise<void> {
  try {
    await page.keyboard.press('Escape');
    await state.show(page);
  } catch (error) {
    throw new Error(`"${state.name}" could not be reached`, { cause: error });
  }
}
