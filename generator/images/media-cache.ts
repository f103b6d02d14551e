import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';
import { writeWhole } from '../write/atomic-write.ts';

/** A file in the media folder. Width and height (px) are missing when the file is not a readable picture. */
export interface MediaFile {
  /** Absolute path. */
  path: string;
  /** Eight letters that change with the content. */
  hash: string;
  width?: number;
  height?: number;
  /** Why the picture cannot be used. */
  problem?: string;
  /** Changes when the file changes, see `sourceStamp`. */
  stamp: string;
}

/** The inspected files of a media folder, by path below it. */
export type KnownMedia = Record<string, Omit<MediaFile, 'path'>>;

interface MediaCache {
  folder: string;
  files: KnownMedia;
}

/** @param folder the media folder's real path */
export function readMediaCache(cacheFolder: string, folder: string): KnownMedia {
  return read(cacheFile(cacheFolder, folder))?.files ?? {};
}

/** Stores the files of a folder, and deletes the entries of folders that no longer exist. */
export function writeMediaCache(cacheFolder: string, folder: string, files: KnownMedia): void {
  writeWhole(cacheFile(cacheFolder, folder), JSON.stringify({ folder, files } satisfies MediaCache));
  for (const name of namesIn(join(cacheFolder, sub))) {
    const path = join(cacheFolder, sub, name);
    const other = name.endsWith('.json') ? read(path) : undefined;
    if (other && !existsSync(other.folder)) rmSync(path, { force: true });
  }
}

/** Contains a version for the format of entries and for how pictures are inspected. */
const sub = 'media-5';

function cacheFile(cacheFolder: string, folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(cacheFolder, sub, `${name}.json`);
}

function read(file: string): MediaCache | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MediaCache;
  } catch {
    return undefined;
  }
}
