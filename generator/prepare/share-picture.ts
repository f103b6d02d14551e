import type { Page } from '../../schema/generated/types.ts';
import type { PreparedHead } from '../../site/prepared-page.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { pictureSize } from '../share-pictures/atlas.ts';
import type { Headline } from '../share-pictures/headline.ts';
import { outPath } from '../write/out-path.ts';
import type { PagePreparer } from './page-preparer.ts';

/**
 * The preview that other sites show with a link to a page, drawn from its headline.
 * @returns undefined to use the site's picture: for the 404 page, and for headlines with letters that cannot be drawn
 */
export function drawnShare(
  { site, sharePicturesOf }: Pick<PagePreparer, 'site' | 'sharePicturesOf'>,
  { route, theme = 'day' }: Pick<Page, 'route' | 'theme'>,
  { plain, drawn }: Headline,
): { file: DrawnFile; picture: NonNullable<PreparedHead['share']> } | undefined {
  if (drawn === undefined || outPath(route) === outPath('/404')) return undefined;
  const sharePictureOf = sharePicturesOf(site.brand);
  if (!sharePictureOf) return undefined;
  const file = sharePictureOf(drawn, theme);
  const alt = `${plain}${/[.!?…]$/.test(plain) ? '' : '.'} ${site.name}`;
  return { file, picture: { url: `${site.url}/assets/${file.name}`, ...pictureSize, alt } };
}
