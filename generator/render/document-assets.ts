import type { SiteAssets, SiteIcon } from '../../site/document.ts';
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
