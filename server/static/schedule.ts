import type { Clock } from '../lib/clock.ts';
import type { DistFile } from './dist-file.ts';
import type { DistFiles } from './dist-folder.ts';
import { candidateFiles } from './dist-path.ts';
import { addressOf } from './other-case.ts';

/** The build's list of what changes with time; see `generator/write/schedule-file.ts`. Never served. */
const listPath = '.build/schedule.json';

/** What an address shows from an instant (ms) on: a file, another address, or nothing. */
interface Rendition {
  from: number;
  file?: string;
  redirect?: string;
  /** Where redirects to the address lead instead, until its page begins. */
  before?: string;
}

type Timetable = ReadonlyMap<string, readonly Rendition[]>;

/** A built site whose files follow the clock. */
export interface ScheduledDist extends DistFiles {
  /** Where the page at an address leads after its end; undefined if it leads nowhere. */
  redirect: (pathname: string) => Promise<string | undefined>;
  /** Where redirects to an address lead until its page begins; undefined for all other addresses. */
  before: (pathname: string) => Promise<string | undefined>;
}

/**
 * Makes `find` return the file that the build made for the present time. Every server that shares a build and has the right
 * time switches at the same instant, without a rebuild.
 */
export function withSchedule(dist: DistFiles, clock: Clock): ScheduledDist {
  const none = listOf('', new Map());
  let current = none;

  async function currentList() {
    const list = await dist.stat(listPath);
    if (!list) return none;
    if (list.version !== current.version) current = listOf(list.version, await read(list));
    return current;
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
    const { timetable } = await currentList();
    const path = timetable.size > 0 && candidateFiles(pathname).find((name) => timetable.has(name));
    if (!path) return undefined;
    const now = clock().getTime();
    const all = timetable.get(path) ?? [];
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
    // Only the build's list names a page that has begun or ended since the build.
    async findOtherCase(pathname) {
      const { byLowerCase } = await currentList();
      const path = byLowerCase.get(candidateFiles(pathname).at(-1)?.toLowerCase() ?? '');
      return path === undefined
        ? dist.findOtherCase(pathname)
        : addressOf(path.split('/').slice(0, -1), pathname);
    },
    async redirect(pathname) {
      return (await presentRendition(pathname))?.rendition?.redirect;
    },
    async before(pathname) {
      return (await presentRendition(pathname))?.rendition?.before;
    },
  };
}

function listOf(version: string, timetable: Timetable) {
  return {
    version,
    timetable,
    byLowerCase: new Map(timetable.keys().map((path) => [path.toLowerCase(), path])),
  };
}
