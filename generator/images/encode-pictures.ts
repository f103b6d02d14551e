import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from './picture-files.ts';

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
    const { default: sharp } = await import('sharp');
    const resized = sharp(source).resize({ width: encode.width, withoutEnlargement: true });
    const part = `${kept}.part`;
    // Text on paper: fine edges matter more than gradients, so chroma is kept whole in AVIF.
    if (encode.format === 'avif')
      await resized.avif({ quality: 52, effort: 3, chromaSubsampling: '4:4:4' }).toFile(part);
    else await resized.webp({ quality: 80, effort: 4 }).toFile(part);
    await rename(part, kept);
  }
  const part = join(target, `.${name}.part`);
  await copyFile(encode ? kept : source, part);
  await rename(part, join(target, name));
  return fresh;
}
