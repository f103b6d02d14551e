import type { PreparedHead, PreparedPage, PreparedSection } from '../../site/prepared-page.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { pictureSize } from '../share-pictures/atlas.ts';
import { headlineOf } from '../share-pictures/headline.ts';
import type { SharePictureOf } from '../share-pictures/share-pictures.ts';
import { outPath } from '../write/out-path.ts';

export interface SharedPage {
  site: { name: string; url: string };
  route: string;
  theme: PreparedPage['theme'];
  /** With its facts. */
  title: string;
  sections: PreparedSection[];
}

/**
 * The picture that links to a page show elsewhere, made of its headline.
 * @returns undefined where the site's own picture does: for addresses that are no page, and for letters that cannot be drawn
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
