import { collapse, type Rendition } from '../write/schedule-file.ts';
import { nextPage, pageAt, type TimedPage } from './page-at.ts';

/** A page at an address, and its states from now on. */
export interface TimetabledPage extends TimedPage {
  leadsTo?: string;
  before?: string;
  states: readonly { from: number; file?: { path: string } }[];
}

/** What an address shows, from now on. @param pages that have it */
export function renditionsOf(pages: readonly TimetabledPage[], now: number): Rendition[] {
  return collapse(
    switchTimes(pages, now).map((from) => {
      const occupant = pageAt(pages, from);
      if (!occupant) {
        const { before } = nextPage(pages, from) ?? {};
        return { from, ...(before && { before }) };
      }
      if ('ended' in occupant)
        return { from, ...(occupant.ended.leadsTo && { redirect: occupant.ended.leadsTo }) };
      const state = occupant.page.states.findLast((one) => one.from <= from);
      return { from, ...(state?.file && { file: state.file.path }) };
    }),
  );
}

/** Now, and the times (ms) after it at which one of the pages changes. */
export function switchTimes(pages: readonly TimetabledPage[], now: number): number[] {
  const all = pages.flatMap(({ window, states }) => [
    window?.from?.at ?? now,
    window?.until?.at ?? now,
    ...states.map(({ from }) => from),
  ]);
  return [...new Set([now, ...all.filter((time) => time > now)])].sort((a, b) => a - b);
}
