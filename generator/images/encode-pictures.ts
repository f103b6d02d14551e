import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from '../write/compress.ts';
import { copyWhole, partOf } from '../write/write-whole.ts';
import type { Encoding, PictureFile } from './picture-files.ts';

export interface EncodeOptions {
  files: Iterable<PictureFile>;
  /** Where finished files go; the ones that are there already are left alone. */
  target: string;
  /** Encoded files are kept here over builds, since encoding is slow. */
  cache: string;
  progress: (done: number, total: number) => void;
}

/** Makes the picture files that are missing, two at a time. @returns how many were encoded anew */
export async function encodePictures({ files, target, cache, progress }: EncodeOptions): Promise<number> {
  const missing = [...files].filter(({ name }) => !existsSync(join(target, name)));
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(target, { recursive: true })]);
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
  return encoded;
}

async function make({ name, source, encode }: PictureFile, target: string, cache: string): Promise<boolean> {
  const kept = join(cache, name);
  const fresh = encode !== undefined && !existsSync(kept);
  if (encode && fresh) {
    const part = partOf(kept);
    await encodeTo(part, source, encode);
    await rename(part, kept);
  }
  copyWhole(encode ? kept : source, join(target, name));
  return fresh;
}

async function encodeTo(file: string, source: string, { width, format }: Encoding): Promise<void> {
  if (format === 'br' || format === 'gz') return writeFile(file, compressed(await readFile(source), format));
  const { default: sharp } = await import('sharp');
  const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  // Text on paper: fine edges matter more than gradients, so chroma is kept whole in AVIF.
  if (format === 'avif')
    await resized.avif({ quality: 52, effort: 3, chromaSubsampling: '4:4:4' }).toFile(file);
  else await resized.webp({ quality: 80, effort: 4 }).toFile(file);
}
