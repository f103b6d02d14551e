import { existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePictures } from '../images/encode-pictures.ts';
import type { PictureFile } from '../images/picture-files.ts';
import { cacheFolder } from '../paths.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import type { Manifest } from '../write/manifest.ts';
import { outPath } from '../write/out-path.ts';
import { copyWhole, writeWhole } from '../write/write-whole.ts';

/** Files stay for a week after the last page stopped using them: somebody may have had the old page open. */
const keepRetired = 7 * 24 * 60 * 60 * 1000;

/** Puts the site's own files and the pictures where pages will find them. Their names carry hashes, so nothing is replaced. */
export async function publishAssets(
  out: string,
  bundle: SiteBundle,
  pictures: ReadonlyMap<string, PictureFile>,
  progress: (text: string) => void,
): Promise<void> {
  const target = join(out, 'assets');
  mkdirSync(target, { recursive: true });
  for (const name of bundle.assetNames) {
    if (existsSync(join(target, name))) continue;
    copyWhole(join(bundle.assetFolder, name), join(target, name));
  }
  await encodePictures({
    files: pictures.values(),
    target,
    cache: join(cacheFolder, 'pictures'),
    progress: (done, total) => progress(`${done}/${total}`),
  });
}

/**
 * Puts pages beside themselves as they travel, so that already the first visitor gets the smallest bytes; of the pages
 * of a large build the server does it when they are asked for.
 * @param packed by route
 */
export function publishPacked(out: string, packed: ReadonlyMap<string, Uint8Array>): void {
  for (const [route, bytes] of packed) {
    const sibling = join(out, `${outPath(route)}.br`);
    // What stands beside a page that was not written again is still right.
    if (!existsSync(sibling)) writeWhole(sibling, bytes);
  }
}

/** Deletes a page, and the folders that are empty without it. @param path below the output folder */
export function removePage(out: string, path: string): void {
  rmSync(join(out, path), { force: true });
  rmSync(join(out, `${path}.br`), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      return;
    }
  }
}

/** What was used and is no more, with the time since when; what was retired for a week is deleted. */
export function retire(
  out: string,
  before: Manifest | undefined,
  assets: string[],
  now: number,
): Record<string, number> {
  const used = new Set(assets);
  const retired: Record<string, number> = {};
  const candidates = [
    ...(before?.assets ?? []).map((name) => [name, now] as const),
    ...Object.entries(before?.retired ?? {}),
  ];
  for (const [name, since] of candidates) {
    if (used.has(name)) continue;
    if (now - since > keepRetired) rmSync(join(out, 'assets', name), { force: true });
    else retired[name] = Math.min(since, retired[name] ?? since);
  }
  return retired;
}
