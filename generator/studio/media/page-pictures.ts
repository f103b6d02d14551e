import { basename } from 'node:path';
import type { PreparedPage } from '../../../site/prepared-page.ts';
import type { MediaIndex } from '../../images/media-index.ts';
import { originalFile, pictureFiles } from '../../images/picture-files.ts';
import { isObject } from '../../lib/is-object.ts';

/** The pictures of one page. */
export interface PagePictures {
  /** Those that it shows, as paths in the media folder; none while it has mistakes. */
  shows: string[];
  /** Those that its files write. */
  writes: WrittenPicture[];
}

/** A picture as a file writes it, with the text that says what it shows. */
export interface WrittenPicture {
  src: string;
  alt: string;
}

/** The path in the media folder of each file that pages show of it, by name. */
export function sourcesByName(media: MediaIndex): Map<string, string> {
  return new Map(
    [...media].flatMap(([src, file]) =>
      [basename(pictureFiles(file, '').image.src), originalFile(file).name].map(
        (name) => [name, src] as const,
      ),
    ),
  );
}

/** Finds the pictures that a page shows, also those of content and of what surrounds its sections. */
export function createPictureFinder(media: MediaIndex): (page: PreparedPage) => string[] {
  const sources = sourcesByName(media);
  // Pages share sections and frames.
  const found = new WeakMap<object, string[]>();
  const inPart = (part: object) =>
    found.getOrInsertComputed(part, () =>
      [...JSON.stringify(part).matchAll(/\/assets\/([\w.-]+)/g)].flatMap(
        ([, name = '']) => sources.get(name) ?? [],
      ),
    );
  return ({ head, frame, sections }) => [...new Set([head, frame, ...sections].flatMap(inPart))];
}

/** The pictures in a page, an entry of a content file, or site.yaml. */
export function writtenPictures(value: unknown): WrittenPicture[] {
  if (Array.isArray(value)) return value.flatMap(writtenPictures);
  if (!isObject(value)) return [];
  const { src, alt } = value;
  if (typeof src === 'string' && typeof alt === 'string') return [{ src, alt }];
  return Object.values(value).flatMap(writtenPictures);
}
