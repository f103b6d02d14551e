import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWhole, partOf } from '../write/atomic-write.ts';
import { dayMs, partFiles, removeOldFiles, removeStaleFiles } from '../write/stale-files.ts';
import { encodeTo } from './encoders.ts';
import type { PictureFile } from './picture-file.ts';

export interface EncodeOptions {
  files: Iterable<PictureFile>;
  /** The folder for finished files. */
  target: string;
  /** Whether a file in the target folder is up to date. */
  isCurrent: (name: string) => boolean;
  /** Encoded files are stored here across builds, because encoding is slow. */
  cache: string;
  progress: (done: number, total: number) => void;
}

/** Cached files that no build used for this long are deleted. */
const maxAgeMs = 60 * dayMs;

/** Makes the missing picture files, two at a time. @returns how many were not in the cache */
export async function encodePictures(options: EncodeOptions): Promise<number> {
  const { files, target, isCurrent, cache, progress } = options;
  const missing = [...files].filter(({ name }) => !isCurrent(name));
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
  if (encoded > 0) {
    removeStaleFiles(cache, partFiles);
    removeOldFiles(cache, maxAgeMs);
  }
  return encoded;
}

/** @returns whether the file was encoded or drawn, rather than copied */
async function make(file: PictureFile, target: string, cache: string): Promise<boolean> {
  const path = join(target, file.name);
  if ('source' in file && !file.encode) {
    copyWhole(file.source, path);
    return false;
  }
  const isNew = await ensureEncoded(file, cache);
  copyWhole(join(cache, file.name), path);
  return isNew;
}

/** Makes a file in the cache, unless it is there. @returns whether it was made */
export async function ensureEncoded(file: PictureFile, cache: string): Promise<boolean> {
  const cached = join(cache, file.name);
  if (touchCached(cached)) return false;
  mkdirSync(cache, { recursive: true });
  const part = partOf(cached);
  if ('draw' in file) await writeFile(part, await file.draw());
  else if (file.encode) await encodeTo(part, file.source, file.encode);
  await rename(part, cached);
  return true;
}

/** Marks a cached file as used. @returns false when it is missing, or empty after a power failure */
function touchCached(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.size) return false;
  utimesSync(path, new Date(), new Date());
  return true;
}
