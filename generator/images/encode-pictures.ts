import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWhole, partOf } from '../write/atomic-write.ts';
import { namesIn, parts, removeLeftovers } from '../write/stale-files.ts';
import { encodeTo } from './encoders.ts';
import type { PictureFile } from './picture-file.ts';

export interface EncodeOptions {
  files: Iterable<PictureFile>;
  /** Where finished files go. */
  target: string;
  /** Told a name: whether the file is in its place already and as it should be. */
  isThere: (name: string) => boolean;
  /** Encoded files are kept here over builds, since encoding is slow. */
  cache: string;
  progress: (done: number, total: number) => void;
}

/** Files that no build asked for in so long are forgotten. */
const keptMs = 60 * 24 * 60 * 60 * 1000;

/** Makes the picture files that are missing, two at a time. @returns how many were encoded anew */
export async function encodePictures(options: EncodeOptions): Promise<number> {
  const { files, target, isThere, cache, progress } = options;
  const missing = [...files].filter(({ name }) => !isThere(name));
  for (const folder of [cache, target]) mkdirSync(folder, { recursive: true });
  let done = 0;
  let encoded = 0;
  const queue = missing.values();
  const work = async () => {
    for (const file of queue) {
      if (await make(file, target, cache)) encoded++;
      progress(++done, missing.length);
    }
  };
  await Promise.all([work(), work()]);
  if (encoded > 0) forgetUnused(cache);
  return encoded;
}

/** @returns whether it was made, and not just copied from the cache */
async function make(file: PictureFile, target: string, cache: string): Promise<boolean> {
  const place = join(target, file.name);
  if ('source' in file && !file.encode) {
    copyWhole(file.source, place);
    return false;
  }
  const kept = join(cache, file.name);
  const isFresh = !isKept(kept);
  if (isFresh) {
    const part = partOf(kept);
    if ('draw' in file) await writeFile(part, await file.draw());
    else if (file.encode) await encodeTo(part, file.source, file.encode);
    await rename(part, kept);
  }
  copyWhole(kept, place);
  return isFresh;
}

/** A file without content was lost when the machine went down. What is used is marked as young. */
function isKept(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.size) return false;
  utimesSync(path, new Date(), new Date());
  return true;
}

function forgetUnused(cache: string): void {
  removeLeftovers(cache, parts);
  for (const name of namesIn(cache)) {
    const { mtimeMs = Date.now() } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > keptMs) rmSync(join(cache, name), { force: true });
  }
}
