import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { nearest } from '../errors/nearest.ts';
import { writeWhole } from '../write/write-whole.ts';

/** A file of the media folder. Width and height in px; both are missing when the file is not a readable picture. */
export interface MediaFile {
  /** Absolute path. */
  path: string;
  /** Ten letters that change with the content. */
  hash: string;
  width?: number;
  height?: number;
  /** Why it cannot be used. */
  fault?: string;
  /** When it was read; a file with another time or size is read again. */
  modified: number;
  size: number;
}

/** Path below media/ -> file. */
export type MediaIndex = ReadonlyMap<string, MediaFile>;

const pictures = /\.(png|jpe?g|webp|avif|svg)$/;

/**
 * Looks at every picture of a media folder: dimensions and content hash. What was looked at before and did not change is
 * taken from the cache, so that this costs one `stat` a file.
 */
export async function indexMedia(folder: string, cacheFile: string): Promise<MediaIndex> {
  const cache = readCache(cacheFile);
  const index = new Map<string, MediaFile>();
  let fresh = false;
  for (const name of listPictures(folder)) {
    const path = resolve(folder, name);
    const { mtimeMs, size } = statSync(path);
    const known = cache[path];
    if (known && known.modified === mtimeMs && known.size === size) index.set(name, known);
    else {
      index.set(name, await look(path, mtimeMs, size));
      fresh = true;
    }
  }
  if (fresh) {
    writeWhole(
      cacheFile,
      JSON.stringify({
        ...cache,
        ...Object.fromEntries([...index.values()].map((file) => [file.path, file])),
      }),
    );
  }
  return index;
}

function listPictures(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => pictures.test(name))
      .sort();
  } catch {
    return [];
  }
}

async function look(path: string, modified: number, size: number): Promise<MediaFile> {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').replace(/[-_]/g, '0').slice(0, 10);
  const file = { path, hash, modified, size };
  try {
    const { default: sharp } = await import('sharp');
    // As it is seen: photographs from phones are often stored lying on their side.
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    if (!width || !height) return { ...file, fault: 'it has no dimensions' };
    return { ...file, width, height };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...file, fault: reason.replace(/^Input (buffer|file) /, 'it ').replace(/[.\s]+$/, '') };
  }
}

function readCache(file: string): Record<string, MediaFile> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Why a picture that is referred to cannot be shown. @param path of the reference */
export function noImage(media: MediaIndex, src: string, path: Path): Finding {
  const reason = media.get(src)?.fault;
  if (reason !== undefined) return finding('UnreadableImage', { src, reason }, path);
  return finding('MissingImage', { src, nearest: nearest(src, media.keys()) }, path);
}

export const mediaCacheFile = (cacheFolder: string) => join(cacheFolder, 'media-2.json');
