import { statSync } from 'node:fs';
import type { StudioPicture } from '../../../schema/api/studio/media.ts';
import type { Project } from '../../project/project.ts';
import { type PagePictures, type WrittenPicture, writtenPictures } from './page-pictures.ts';

const maxPages = 20;

/**
 * The pictures that pages of a folder can use, newest first.
 * @param picturesOf the pictures of a page, by its name
 */
export function listPictures(
  { folder, media, shared }: Pick<Project, 'folder' | 'media' | 'shared'>,
  picturesOf: (page: string) => PagePictures,
): StudioPicture[] {
  const entries = [...shared.content.values()].map((file) => file.entries);
  const written = writtenPictures([shared.site, ...entries]);
  const pages = new Map<string, string[]>();
  for (const name of folder.pages.keys()) {
    const { shows, writes } = picturesOf(name);
    for (const src of shows) pages.getOrInsertComputed(src, () => []).push(name);
    written.push(...writes);
  }
  const alts = altsOf(written);
  return [...media]
    .flatMap(([src, { path, width, height }]) => {
      const file = statSync(path, { throwIfNoEntry: false });
      if (!file || !width || !height) return [];
      const shownOn = pages.get(src) ?? [];
      return {
        ...{ src, width, height, bytes: file.size, changedAt: Math.round(file.mtimeMs) },
        alts: alts.get(src) ?? [],
        pages: shownOn.slice(0, maxPages),
        pageCount: shownOn.length,
      };
    })
    .sort((a, b) => b.changedAt - a.changedAt || (a.src < b.src ? -1 : 1));
}

/** The texts of each picture, the most frequent first. Decoration has none. */
function altsOf(written: WrittenPicture[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { src, alt } of written) {
    if (alt === '') continue;
    const ofPicture = counts.getOrInsertComputed(src, () => new Map());
    ofPicture.set(alt, (ofPicture.get(alt) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([src, ofPicture]) => [
      src,
      [...ofPicture].sort(([, a], [, b]) => b - a).map(([alt]) => alt),
    ]),
  );
}
