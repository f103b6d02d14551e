import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedHead, PreparedPage } from '../../site/prepared-page.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { pictureSize } from '../share-pictures/atlas.ts';
import { headlineOf } from '../share-pictures/headline.ts';
import type { SharePictureOf } from '../share-pictures/share-pictures.ts';
import { outPath } from '../write/out-path.ts';

export interface SharedPage {
  site: { name: string; url: string };
  route: string;
  theme: PreparedPage['theme'];
  /** With facts inserted. */
  title: string;
  sections: PreparedSection[];
}

/**
 * The preview that other sites show with a link to a page, drawn from its headline.
 * @returns undefined to use the site's picture: for the 404 page, and for headlines with letters that cannot be drawn
 */
export function drawnShare(
  { site, route, theme, title, sections }: SharedPage,
  pictureOf: SharePictureOf | undefined,
): { file: DrawnFile; picture: NonNullable<PreparedHead['share']> } | undefined {
  if (!pictureOf || outPath(route) === outPath('/404')) return undefined;
  const { plain, drawn } = headlineOf(sections, title);
  if (drawn === undefined) return undefined;
  const file = pictureOf(drawn, theme);
  const alt = `${plain}${/[.!?…]$/.test(plain) ? '' : '.'} ${site.name}`;
  return { file, picture: { url: `${site.url}/assets/${file.name}`, ...pictureSize, alt } };
}
