import { join } from 'node:path';
import { isExpired } from '../build/retired-assets.ts';
import { namesIn } from '../lib/folder.ts';
import { readSiteLine, type SiteLine, writeRetired } from '../write/manifest-site.ts';
import { linkFile } from './link-folder.ts';

/**
 * Makes the assets of the site that was live until now available in the one that is about to be: visitors have its pages open.
 * They stay as long as assets that a build no longer uses, so the list of those in the manifest has them, too.
 * @param now the current time (ms)
 */
export async function keepAssets(from: string, to: string, now: number): Promise<void> {
  const present = new Set(namesIn(join(to, 'assets')));
  const [former, next] = [siteLine(from), siteLine(to)];
  const retired = { ...next?.retired };
  for (const name of namesIn(join(from, 'assets'))) {
    if (name.startsWith('.') || Object.hasOwn(next?.assets ?? {}, name)) continue;
    const since = former && !Object.hasOwn(former.assets, name) ? former.retired[name] : now;
    // Files that no build wrote are not handed on.
    if (since === undefined || isExpired(since, now)) continue;
    if (!present.has(name)) await linkFile(join(from, 'assets', name), join(to, 'assets', name));
    retired[name] = Math.max(since, retired[name] ?? 0);
  }
  if (next) writeRetired(to, retired);
}

function siteLine(folder: string): SiteLine | undefined {
  try {
    return readSiteLine(folder)?.line;
  } catch {
    return undefined;
  }
}
