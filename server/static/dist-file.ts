import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siblingEnding } from './encoding.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';

/** Larger files are streamed and never held in memory. */
const largeFileBytes = 1024 * 1024;

/** Compressing smaller files would save less than its headers add. */
const smallFileBytes = 512;

/** One version of a file; a replaced file is another version. */
export interface DistFile {
  /** The real path of the built site that it belongs to. Its content is read there, whatever is live by then. */
  folder: string;
  /** Relative to the folder, with forward slashes. */
  path: string;
  /** Set for a page that changes with time: the path that it has at all times. */
  address?: string;
  /** When (ms since 1970) another file takes its place. */
  switchesAtMs?: number | undefined;
  mediaType: string;
  isCompressible: boolean;
  sizeBytes: number;
  /** Browsers ask for films in parts. */
  isFilm: boolean;
  /** Large files have to be streamed. */
  isLarge: boolean;
  /**
   * The same in all releases that share the file by hard links, because linking keeps the inode and its times. Two files never
   * have the same one, even with equal sizes and modification times: if an inode is used again, its birth time is another.
   */
  version: string;
}

/** @returns undefined if there is no such file */
export async function statFile(folder: string, path: string): Promise<DistFile | undefined> {
  const found = await stat(join(folder, path), { bigint: true }).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { dev, ino, birthtimeNs, mtimeNs, size } = found;
  const mediaType = mediaTypeOf(path);
  const sizeBytes = Number(size);
  const isLarge = sizeBytes > largeFileBytes;
  return {
    folder,
    path,
    mediaType,
    sizeBytes,
    isLarge,
    isFilm: mediaType.startsWith('video/'),
    isCompressible: isCompressible(mediaType) && sizeBytes >= smallFileBytes && !isLarge,
    version: [dev, ino, birthtimeNs, mtimeNs, size].join('-'),
  };
}

/** Whether a file is the compressed form of the one next to it. Only the original can be requested. */
export async function isSibling(folder: string, path: string): Promise<boolean> {
  const ending = Object.values(siblingEnding).find((ending) => path.endsWith(ending));
  return ending !== undefined && (await statFile(folder, path.slice(0, -ending.length))) !== undefined;
}
