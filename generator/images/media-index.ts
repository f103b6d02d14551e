import { realpathSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { nearest } from '../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { pathsBelow } from '../lib/folder.ts';
import { shortHash } from '../lib/short-hash.ts';
import { readBytes } from '../load/read-bytes.ts';
import { sourceStamp } from '../render/fingerprint.ts';
import { filmSizeProblem, inspectFilm } from './inspect-film.ts';
import { inspectPicture } from './inspect-picture.ts';
import { type KnownMedia, type MediaFile, readMediaCache, writeMediaCache } from './media-cache.ts';

/** Path below media/ -> file. */
export type MediaIndex = ReadonlyMap<string, MediaFile>;

const pictures = /\.(png|jpe?g|webp|avif|svg)$/;
const films = /\.(mp4|webm|vtt)$/;

/**
 * Indexes the pictures and films of a media folder with their dimensions and content hashes. Unchanged files come from the cache, at
 * the cost of one `stat` each.
 * @param cacheFolder contains the results for each media folder
 * @param before an earlier index of the folder, which is returned if no file has changed since
 */
export async function indexMedia(
  folder: string,
  cacheFolder: string,
  before?: MediaIndex,
): Promise<MediaIndex> {
  const index = new Map<string, MediaFile>();
  const names = pathsBelow(folder)
    .filter((name) => pictures.test(name) || films.test(name))
    .sort();
  if (names.length === 0) return index;
  const root = realpathSync(folder);
  if (before?.size === names.length && names.every((name) => isUnchanged(before.get(name), root, name)))
    return before;
  const cache = readMediaCache(cacheFolder, root);
  const known: KnownMedia = {};
  for (const name of names) {
    const path = join(root, name);
    const stamp = sourceStamp(path) ?? '';
    const before = cache[name];
    const file = before?.stamp === stamp ? { path, ...before } : await readMedia(path, stamp);
    index.set(name, file);
    const { path: _, ...rest } = file;
    if (stamp !== '' && file.hash !== '') known[name] = rest;
  }
  const isSame = Object.keys(cache).length === Object.keys(known).length;
  if (!isSame || Object.entries(known).some(([name, file]) => cache[name]?.stamp !== file.stamp))
    writeMediaCache(cacheFolder, root, known);
  return index;
}

const isUnchanged = (file: MediaFile | undefined, root: string, name: string) =>
  file !== undefined && file.hash !== '' && file.stamp === sourceStamp(join(root, name));

async function readMedia(path: string, stamp: string): Promise<MediaFile> {
  const tooLarge = films.test(path)
    ? filmSizeProblem(statSync(path, { throwIfNoEntry: false })?.size ?? 0)
    : undefined;
  if (tooLarge) return { path, stamp, hash: '', problem: tooLarge };
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return { path, stamp, hash: '', problem: bytes };
  const ending = extname(path);
  const found = films.test(path) ? inspectFilm(bytes, ending) : await inspectPicture(bytes, ending);
  return { path, stamp, hash: shortHash(bytes), ...found };
}

/** The finding for a picture that cannot be shown. @param path of the reference */
export function imageFinding(media: MediaIndex, src: string, path: Path): Finding {
  const reason = media.get(src)?.problem;
  if (reason !== undefined) return finding('UnreadableImage', { src, reason }, path);
  // The path of the file as the author sees it in the project.
  const inside = src.replace(/^.*\bmedia\//, '');
  return finding('MissingImage', { src, nearest: nearestPicture(media, inside) }, path);
}

/** The file at a path, with the same name and another extension, or with a similar name. */
function nearestPicture(media: MediaIndex, src: string): string | undefined {
  const withoutExtension = (name: string) => name.replace(/\.\w+$/, '');
  const same = [...media.keys()].find((name) => withoutExtension(name) === withoutExtension(src));
  return media.has(src) ? src : (same ?? nearest(src, media.keys()));
}

/** The finding for a film, or its captions, that cannot be shown. @param path of the reference */
export function filmFinding(media: MediaIndex, src: string, path: Path): Finding {
  const reason = media.get(src)?.problem;
  if (reason !== undefined) return finding('UnusableFilm', { src, reason }, path);
  const others = [...media.keys()].filter((name) => films.test(name));
  return finding('MissingFilm', { src, nearest: nearest(src, others) }, path);
}

/** The finding for a picture that other sites could not show as a page's preview; undefined when they can. */
export function shareImageFinding(media: MediaIndex, src: string, path: Path): Finding | undefined {
  if (!media.get(src)?.width) return imageFinding(media, src, path);
  const extension = extname(src).slice(1);
  return /^(png|jpe?g|webp)$/.test(extension) ? undefined : finding('ShareFormat', { src, extension }, path);
}
