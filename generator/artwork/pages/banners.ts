/** Banners: sheets, screens, and desk items on a transparent background, as pictures of 1400 x 1540. */
import sharp from 'sharp';
import type { Palette } from '../palette.ts';
import { photograph } from '../photograph.ts';
import { markedPage } from './marked-page.ts';

/** A banner of 700 x 770 px. */
export interface Banner {
  /** The file's name in `media/banners/`. */
  slug: string;
  /** Style sheets, added after those of resumes and pencil marks. */
  sheets: readonly URL[];
  html: (palette: Palette) => string;
}

/** Renders banners as WebP files with a transparent background, by slug. */
export async function renderBanners(
  banners: readonly Banner[],
  palette: Palette,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const pages = banners.map(({ slug, sheets, html }) => {
    return { slug, html: markedPage({ sheets, palette, body: `<body class="ink">${html(palette)}</body>` }) };
  });
  for await (const [slug, png] of photograph(pages, { width: 700, height: 770, scale: 2, isClear: true }))
    files.set(slug, await sharp(png).webp({ quality: 65, alphaQuality: 100, effort: 6 }).toBuffer());
  return files;
}
