import { statSync } from 'node:fs';
import { lstat, lutimes, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { liveFolder, liveLink, type SiteFolders } from '../../schema/live-folder.ts';
import { uniqueTag } from '../write/atomic-write.ts';
import { serverFile } from '../write/server-file.ts';
import { isReleaseId } from './release-id.ts';

/** The site that visitors see. */
export interface LiveRelease {
  folder: string;
  /** Undefined for a build in `dist`. */
  id?: string;
  /** Changes when another site goes live, a new build in the same folder included. */
  key: string;
}

/** @returns undefined before the first build */
export async function findLive({ dist, releases }: Required<SiteFolders>): Promise<LiveRelease | undefined> {
  const folder = await liveFolder({ dist, releases });
  const built = await stat(join(folder, serverFile)).catch(() => undefined);
  if (!built) return undefined;
  const name = basename(folder);
  const isRelease = isReleaseId(name) && isSameFolder(dirname(folder), releases);
  return isRelease ? { folder, id: name, key: name } : { folder, key: `build ${built.mtimeMs}` };
}

function isSameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** Makes a release live, in one atomic step: readers of the link see the former release or this one. */
export async function replaceLink({ dist, releases }: Required<SiteFolders>, id: string): Promise<void> {
  const link = join(resolve(releases), liveLink);
  const next = join(resolve(releases), `.${liveLink}.${uniqueTag()}.part`);
  try {
    await symlink(id, next);
    const [{ mtimeMs }, built] = await Promise.all([
      lstat(next),
      stat(join(dist, serverFile)).catch(() => undefined),
    ]);
    // A build from a machine with a fast clock would otherwise count as newer than this switch.
    if (built && built.mtimeMs > mtimeMs)
      await lutimes(next, built.atime, new Date(Math.ceil(built.mtimeMs) + 1));
    await rename(next, link);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}
