import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, parts, removeLeftovers } from '../write/leftovers.ts';
import { copyWhole, partOf, writeWhole } from '../write/write-whole.ts';
import { encodeTo } from './encoders.ts';
import type { PictureFile } from './picture-files.ts';

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

/** @returns whether it was encoded anew; what is drawn is not kept, since drawing takes no longer than copying */
async function make(file: PictureFile, target: string, cache: string): Promise<boolean> {
  if ('draw' in file) {
    writeWhole(join(target, file.name), file.draw());
    return false;
  }
  const { name, source, encode } = file;
  const kept = join(cache, name);
  const fresh = encode !== undefined && !isKept(kept);
  if (encode && fresh) {
    const part = partOf(kept);
    await encodeTo(part, source, encode);
    await rename(part, kept);
  }
  copyWhole(encode ? kept : source, join(target, name));
  return fresh;
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
