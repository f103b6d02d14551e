import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { appendLine, readLines } from './journal.ts';
import type { Author } from './release.ts';

/** What is to be published at a time. */
export interface NewSchedule {
  draft: string;
  /** ISO 8601. */
  at: string;
  by: Author;
  /** A release that is made of it already. */
  release?: string;
}

export interface Scheduled extends NewSchedule {
  id: string;
  /** The site that was live when it was scheduled; see `LiveRelease`. */
  base?: string;
}

type Entry = { scheduled: Scheduled } | { settled: string };

/** What waits for its time. The file survives restarts; an entry waits until it is settled, so a crash while publishing repeats it. */
export function openSchedule(releases: string) {
  const path = join(releases, 'scheduled.jsonl');

  /** The earliest first. */
  function list(): Scheduled[] {
    const waiting = new Map<string, Scheduled>();
    for (const entry of readLines<Entry>(path)) {
      if ('scheduled' in entry) waiting.set(entry.scheduled.id, entry.scheduled);
      else waiting.delete(entry.settled);
    }
    return [...waiting.values()].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  return {
    list,
    add(schedule: NewSchedule, base: string | undefined): Scheduled {
      if (Number.isNaN(Date.parse(schedule.at)))
        throw new RangeError(`"${schedule.at}" is no time, such as 2026-12-01T06:00:00Z.`);
      const scheduled = { ...schedule, id: randomUUID(), ...(base !== undefined && { base }) };
      appendLine(path, { scheduled } satisfies Entry);
      return scheduled;
    },
    /** Removes one that was published, failed, or is no longer wanted. */
    settle: (id: string) => appendLine(path, { settled: id } satisfies Entry),
  };
}
