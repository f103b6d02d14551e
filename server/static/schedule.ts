import type { Clock } from '../lib/clock.ts';
import type { DistFile } from './dist-file.ts';
import type { DistFolder } from './dist-folder.ts';
import { candidateFiles } from './dist-path.ts';

/** The build's list of what changes with time; see `generator/write/schedule-file.ts`. Never served. */
const listPath = '.build/schedule.json';

/** What an address shows from an instant (ms) on: a file, another address, or nothing. */
interface Rendition {
  from: number;
  file?: string;
  redirect?: string;
}

type Timetable = ReadonlyMap<string, readonly Rendition[]>;

/** A built site whose files follow the clock. */
export interface ScheduledDist extends DistFolder {
  /** Where the page at an address leads after its end; undefined if it leads nowhere. */
  redirect: (pathname: string) => Promise<string | undefined>;
}

/**
 * Makes `find` return the file that the build made for the present time. Every server that shares a build and has the right
 * time switches at the same instant, without a rebuild.
 */
export function withSchedule(dist: DistFolder, clock: Clock): ScheduledDist {
  let current: { version: string; timetable: Timetable } = { version: '', timetable: new Map() };

  async function timetable(): Promise<Timetable> {
    const list = await dist.stat(listPath);
    if (!list) return new Map();
    if (list.version !== current.version) current = { version: list.version, timetable: await read(list) };
    return current.timetable;
  }

  /** An unreadable list changes nothing: pages stay as they were at the time of the build. */
  async function read(list: DistFile): Promise<Timetable> {
    try {
      return new Map(Object.entries(JSON.parse(String(await dist.bytes(list)))));
    } catch {
      return new Map();
    }
  }

  async function presentRendition(pathname: string) {
    const renditions = await timetable();
    const path = renditions.size > 0 && candidateFiles(pathname).find((name) => renditions.has(name));
    if (!path) return undefined;
    const now = clock().getTime();
    const all = renditions.get(path) ?? [];
    const rendition = all.findLast(({ from }) => from <= now) ?? all[0];
    return { path, rendition, switchesAtMs: all.find(({ from }) => from > now)?.from };
  }

  return {
    ...dist,
    async find(pathname) {
      const present = await presentRendition(pathname);
      if (!present) return dist.find(pathname);
      const { path, rendition, switchesAtMs } = present;
      const file = rendition?.file === undefined ? undefined : await dist.stat(rendition.file);
      return file && { ...file, address: path, switchesAtMs };
    },
    async redirect(pathname) {
      return (await presentRendition(pathname))?.rendition?.redirect;
    },
  };
}
