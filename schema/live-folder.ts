import { lstat, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** In the folder of releases: the link to the live one. It is replaced atomically. */
export const liveLink = 'current';

/** A file of every built site that each build with changes writes again. */
const builtFile = '.build/server.json';

export interface SiteFolders {
  /** The output of `npm run build`. */
  dist: string;
  /** The releases of the studio; see `generator/releases/`. */
  releases?: string;
}

/**
 * The folder of the site that visitors see, of the two that there can be: the newer one. A release is as new as the switch to
 * it, and `dist` is as new as its last build with changes. So what was done last is what visitors see: publishing, rolling
 * back, building, or deploying an image with a build in it.
 * @returns its real path, which is the same until another folder takes its place; the path as it was given while nothing is there
 */
export async function liveFolder({ dist, releases }: SiteFolders): Promise<string> {
  const link = releases === undefined ? undefined : join(releases, liveLink);
  const switched = link === undefined ? undefined : await lstat(link).catch(() => undefined);
  if (link !== undefined && switched) {
    const [built, folder] = await Promise.all([
      stat(join(dist, builtFile)).catch(() => undefined),
      realpath(link).catch(() => undefined),
    ]);
    if (folder !== undefined && (!built || built.mtimeMs <= switched.mtimeMs)) return folder;
  }
  return realpath(dist).catch(() => resolve(dist));
}
