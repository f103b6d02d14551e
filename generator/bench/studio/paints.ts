import type { Frame } from 'playwright';

/** A key, or a click, in one document. */
export interface Press {
  /** Milliseconds since 1970, as for paints: documents in other processes have the same clock. */
  at: number;
}

export interface Paint {
  at: number;
  text: string;
}

/** What `watch-paints.js` keeps in each window. */
interface Watched {
  benchSelector?: string;
  benchPresses: Press[];
  benchPaints: Paint[];
  /** When the page's heading was painted first. */
  benchOpened?: number;
}

/** Begins to keep the texts that an element of a frame shows. */
export const watchText = (frame: Frame, selector: string) =>
  frame.evaluate((given) => {
    const watched = globalThis as unknown as Watched;
    watched.benchSelector = given;
    watched.benchPaints.length = 0;
  }, selector);

export const paintsIn = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as Watched).benchPaints.splice(0));

/** The keys and clicks in a frame since the last call. */
export const pressesIn = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as Watched).benchPresses.splice(0));

/** When the heading of a frame's page was painted; undefined before. */
export const openedIn = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as Watched).benchOpened || undefined);
