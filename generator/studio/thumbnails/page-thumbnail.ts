import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PreparedImage } from '../../../site/prepared-data.ts';
import type { PreparedPage } from '../../../site/prepared-page.ts';
import type { Project } from '../../project/project.ts';
import { headlineOf } from '../../share-pictures/headline.ts';
import { shareThemesOf } from '../../share-pictures/themes.ts';
import { sourcesByName } from '../media/page-pictures.ts';
import { pictureThumbnail } from '../media/picture-thumbnail.ts';
import { drawPage } from './draw-page.ts';
import { partsOf } from './section-parts.ts';

/** Draws pages small, for lists. @returns an SVG */
export type PageThumbnails = (page: PreparedPage) => Promise<string>;

/** More are not on a first screen. */
const maxSections = 4;
const maxPictures = 6;

/**
 * Makes a function that draws pages of an open folder. A page is drawn from what it consists of, in milliseconds and without a
 * browser: a frame with the page itself takes one half a second and 20 to 50 MB.
 * @param cache the folder for encoded pictures
 */
export function createPageThumbnails(
  { media, theme }: Pick<Project, 'media' | 'theme'>,
  cache: string,
): PageThumbnails {
  const { palette } = theme;
  const themes = shareThemesOf(palette);
  const sources = sourcesByName(media);
  const hrefs = new Map<string, Promise<string | undefined>>();

  async function hrefOf(image: PreparedImage): Promise<string | undefined> {
    const file = media.get(sources.get(basename(image.src)) ?? '');
    if (!file) return undefined;
    // A picture that has changed since the folder was opened can be unreadable. The page is drawn with a gap.
    const bytes = await pictureThumbnail(file, 48, cache).then(readFile, () => undefined);
    return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
  }

  return async (page) => {
    const sections = page.sections.slice(0, maxSections);
    const images = sections.flatMap((section) => {
      const { images, entries } = partsOf(section);
      return [...images.slice(0, 1), ...entries.slice(0, 4).flatMap(({ image }) => image ?? [])];
    });
    const known = new Map<PreparedImage, string>();
    for (const image of images.slice(0, maxPictures)) {
      const href = await hrefs.getOrInsertComputed(image.src, () => hrefOf(image));
      if (href !== undefined) known.set(image, href);
    }
    return drawPage({
      headline: headlineOf(page.sections, page.head.title).plain,
      sections,
      hasMenu: page.frame.layout !== 'plain',
      theme: themes[page.theme],
      bands: { ink: palette.ink, green: palette.evergreen },
      hrefOf: (image) => known.get(image),
    });
  };
}
