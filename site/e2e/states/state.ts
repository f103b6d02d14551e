import type { Page } from 'playwright';
import type { Scene } from './scene.ts';

/** Something that a page shows only after a visitor, a client or the staff did something, or something went wrong. */
export interface State {
  /** What is to be seen, such as `the order dialog is open`. */
  name: string;
  /** Where it begins: a path, or how the scene tells it. */
  at: string | ((scene: Scene) => string);
  /** Whose window it is: one that is signed in, or one that nobody knows. */
  signedIn?: true;
  /** The site it happens on, where it is not the one with everything. */
  site?: 'empty' | 'unpaid';
  /** What must stand before the page is asked for. */
  before?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Brings the page there; resolves when all of it is seen. */
  show: (page: Page, scene: Scene) => Promise<unknown>;
  /** What the console may say on the way. */
  mayComplain?: RegExp;
  /** Windows (px) that have this state: from the first width, below the second. */
  from?: number;
  below?: number;
}

/** Whether a window of a width (px) can show the state. */
export const fits = ({ from = 0, below = Number.POSITIVE_INFINITY }: State, width: number) =>
  width >= from && width < below;
