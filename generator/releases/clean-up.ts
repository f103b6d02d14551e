import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';
import { partFiles, removeStaleFiles } from '../write/stale-files.ts';
import type { Records } from './records.ts';
import { isReleaseId } from './release-id.ts';

/** How many releases are kept. */
export const maxReleases = 50;

/** How many records of failed ones. What fails is tried again, and must not replace what can be rolled back to. */
const maxFailed = 10;

const removedPrefix = '.removed-';

interface CleanUp {
  releases: string;
  records: Records;
  /** The live release, which is never removed. */
  live: string | undefined;
}

/**
 * Removes what killed processes left behind, and the oldest releases. Needs both locks: no release may be being made, and none may
 * become live.
 * @returns resolves when the files are gone, which needs no lock
 */
export function cleanUp({ releases, records, live }: CleanUp): Promise<void> {
  removeStaleFiles(releases, partFiles);
  const listed = records.list();
  const failed = listed.filter(({ state }) => state === 'failed').slice(0, maxFailed);
  const others = listed.filter(({ state }) => state !== 'failed').slice(0, maxReleases);
  const kept = new Set([...failed, ...others].map(({ id }) => id));
  if (live !== undefined) kept.add(live);
  for (const record of listed) {
    if (!kept.has(record.id)) records.remove(record.id);
    else if (record.state === 'building' && record.id !== live) {
      records.write({
        ...record,
        state: 'failed',
        reason: 'The process ended before the release was complete.',
      });
      removeFolder(releases, record.id);
    }
  }
  const states = new Map(records.list().map(({ id, state }) => [id, state]));
  for (const name of namesIn(releases))
    if (isReleaseId(name) && name !== live && states.get(name) !== 'ready') removeFolder(releases, name);
  return emptyTrash(releases);
}

/** Takes a folder out of the list of releases in one step; a crash while its files are deleted leaves no half of a release. */
export function removeFolder(releases: string, id: string): void {
  const folder = join(releases, id);
  if (existsSync(folder))
    renameSync(folder, join(releases, `${removedPrefix}${id}-${randomBytes(4).toString('hex')}`));
}

export async function emptyTrash(releases: string): Promise<void> {
  for (const name of namesIn(releases))
    if (name.startsWith(removedPrefix)) await rm(join(releases, name), { recursive: true, force: true });
}
