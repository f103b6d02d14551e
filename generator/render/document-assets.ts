import type { SiteAssets, SiteIcon } from '../../site/document.ts';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import type { BrandTheme } from '../brand/theme.ts';
import type { PageFolder } from '../load/page-folder.ts';
import { siteIcons } from '../write/icons.ts';
import type { SiteBundle } from './site-bundle.ts';

/** What every published page loads. @param preloadFonts URLs of fonts */
export function documentAssets(
  { boot, firstPaint, urlParams, runtime, lazyModules, render }: SiteBundle,
  preloadFonts: string[],
  icons: SiteIcon[],
): SiteAssets {
  const { deferredStyles } = render;
  return { boot, firstPaint, urlParams, runtime, lazyModules, preloadFonts, deferredStyles, icons };
}

/** The same for the pages of a folder. */
export function folderAssets(
  bundle: SiteBundle,
  { theme, folder }: { theme: BrandTheme; folder: Pick<PageFolder, 'media'> },
): SiteAssets {
  return documentAssets(bundle, preloadFonts(bundle.render.fonts, theme.fonts), siteIcons(folder.media));
}
