import { basename, join } from 'node:path';
import type { SiteBundle } from '../../render/site-bundle.ts';
import type { BrandFonts, FontRole } from './brand-fonts.ts';
import { fontUrl } from './font-css.ts';

type EngineFonts = SiteBundle['render']['fonts'];

/** URLs of the fonts that every page uses. */
export function preloadFonts(engine: EngineFonts, own: BrandFonts): string[] {
  const urls = Object.entries(engine).flatMap(
    ([role, files]) => own[role as FontRole]?.faces.map(fontUrl) ?? files,
  );
  return [...new Set(urls)];
}

/** The scripts, styles, and fonts that pages can load: name below assets/ -> path. */
export function siteAssets(
  { assetFolder, assetNames, render }: Pick<SiteBundle, 'assetFolder' | 'assetNames' | 'render'>,
  own: BrandFonts,
): Map<string, string> {
  const replaced = Object.keys(own).flatMap((role) => [
    ...render.fonts[role as FontRole],
    ...render.restFonts[role as FontRole],
  ]);
  const assets = new Map(assetNames.map((name) => [name, join(assetFolder, name)]));
  for (const url of replaced) assets.delete(basename(url));
  for (const { faces } of Object.values(own)) for (const { name, source } of faces) assets.set(name, source);
  return assets;
}
