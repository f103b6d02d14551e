import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { shortHash } from '../lib/short-hash.ts';
import { compressed } from '../write/compress.ts';
import type { Encoding } from './picture-file.ts';

const settings = {
  // The pictures show text on paper, whose fine edges need full chroma resolution.
  avif: { quality: 52, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 4 },
};

const version = (
  JSON.parse(readFileSync(findPackageJSON('sharp', import.meta.url) ?? '', 'utf8')) as { version: string }
).version;

/** Eight characters that change with a picture's content hash, format, settings, and encoder. */
export function encodedHash(
  content: string,
  format: 'avif' | 'webp',
  using: object = settings[format],
): string {
  return shortHash(JSON.stringify([content, format, using, version]));
}

export async function encodeTo(file: string, source: string, { width, format }: Encoding): Promise<void> {
  if (format === 'br' || format === 'gz') return writeFile(file, compressed(await readFile(source), format));
  const { default: sharp } = await import('sharp');
  const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') await resized.avif(settings.avif).toFile(file);
  else await resized.webp(settings.webp).toFile(file);
}
