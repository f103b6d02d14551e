/**
 * What the server answers at the addresses that change with time; see `server/static/schedule.ts`. It is never served, and
 * missing if nothing changes.
 */
export const scheduleFile = '.build/schedule.json';

/** Where the states of pages are until their time has come. */
export const statesFolder = '.build/states';

/** What an address shows from an instant (ms) on: a file below the output folder, another address, or nothing. */
export interface Rendition {
  from: number;
  file?: string;
  redirect?: string;
  /** Where redirects to this address lead instead, until its page begins. */
  before?: string;
}

/** Path of the page below the output folder -> its renditions in order. The first one begins with the build. */
export type Timetable = Record<string, Rendition[]>;

export function scheduleText(timetable: Timetable): string {
  const paths = Object.keys(timetable).sort();
  return `${JSON.stringify(Object.fromEntries(paths.map((path) => [path, timetable[path]])), null, 2)}\n`;
}

/** Leaves out renditions that change nothing. */
export function collapse(renditions: readonly Rendition[]): Rendition[] {
  return renditions.filter(({ file, redirect, before }, index) => {
    const last = renditions[index - 1];
    return !last || last.file !== file || last.redirect !== redirect || last.before !== before;
  });
}
