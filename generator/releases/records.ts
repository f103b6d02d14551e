import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';
import { writeWhole } from '../write/atomic-write.ts';
import type { Release } from './release.ts';
import { isReleaseId } from './release-id.ts';

/** A release as it is written. Which one is live is said by the link alone. */
export type ReleaseRecord = Omit<Release, 'state'> & { state: 'building' | 'ready' | 'failed' };

const ending = '.json';

/** The records, one file each, next to the folders of the releases: a failed release has no folder, and its record stays. */
export function openRecords(releases: string) {
  const pathOf = (id: string) => join(releases, id + ending);

  function read(id: string): ReleaseRecord | undefined {
    if (!isReleaseId(id)) return undefined;
    try {
      return JSON.parse(readFileSync(pathOf(id), 'utf8')) as ReleaseRecord;
    } catch {
      return undefined;
    }
  }

  return {
    read,
    write: (record: ReleaseRecord) => writeWhole(pathOf(record.id), `${JSON.stringify(record, null, 2)}\n`),
    remove: (id: string) => rmSync(pathOf(id), { force: true }),
    /** Newest first. */
    list(): ReleaseRecord[] {
      const ids = namesIn(releases).flatMap((name) =>
        name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
      );
      return ids
        .sort()
        .reverse()
        .flatMap((id) => read(id) ?? []);
    },
  };
}

export type Records = ReturnType<typeof openRecords>;
