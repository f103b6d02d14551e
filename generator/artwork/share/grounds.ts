/** Backgrounds of share pictures, with the desk to the right of the headline. */
import sharp from 'sharp';
import { pictureSize } from '../../share-pictures/atlas.ts';
import {
  colorsOf,
  deskColors,
  type Rgb,
  type ShareTheme,
  shareThemesOf,
} from '../../share-pictures/themes.ts';
import type { Palette } from '../palette.ts';
import { photograph } from '../photograph.ts';
import { webFontCss } from '../web-fonts.ts';

const names = ['ground', 'desk', 'sheet', 'rule', 'print', 'mark', 'highlighter'] as const;

function themeCss(theme: ShareTheme): string {
  const colors = names.map((name) => `--${name}: ${theme[name]};`).join(' ');
  return `:root { ${colors} --shadow: ${theme.drawn[0]}; }`;
}

export interface GroundPage {
  /** Style sheet for 1200 x 630 px, with the custom properties in `names` and `--shadow` as its colors. */
  css: string;
  /** Content of the body. The headline covers the left 832 px. */
  html: string;
}

/** Renders each theme's background as a WebP file in the exact theme colors, by path from `media/`. */
export async function renderGrounds(
  { css, html }: GroundPage,
  palette: Palette,
): Promise<Map<string, Buffer>> {
  const themes = new Map(Object.entries(shareThemesOf(palette)));
  const pages = [...themes].map(([slug, theme]) => ({
    slug,
    html: `<!doctype html><meta charset="utf-8"><style>${webFontCss}${css}${themeCss(theme)}</style>${html}`,
  }));
  const files = new Map<string, Buffer>();
  for await (const [name, png] of photograph(pages, { ...pictureSize, scale: 2 })) {
    const theme = themes.get(name);
    if (!theme) continue;
    const pixels = await sharp(png).resize(pictureSize).removeAlpha().raw().toBuffer();
    const ground = sharp(nearestColors(pixels, colorsOf(theme)), { raw: { ...pictureSize, channels: 3 } });
    files.set(`share/ground-${name}.webp`, await ground.webp({ lossless: true, effort: 6 }).toBuffer());
  }
  return files;
}

/** Maps pixels to the palette's nearest colors, without the desk's colors for edges of letters on the sheet. */
function nearestColors(pixels: Buffer, palette: readonly Rgb[]): Buffer {
  const known = new Map<number, Rgb>();
  const near = Buffer.alloc(pixels.length);
  for (let index = 0; index < pixels.length / 3; index++) {
    const onSheet = index % pictureSize.width > 832 + 42 && index / pictureSize.width > 64 + 2;
    const color = pixels.readUIntBE(index * 3, 3);
    const key = onSheet ? -1 - color : color;
    const found = known.get(key) ?? nearestColor(color, palette, onSheet ? Object.values(deskColors) : []);
    known.set(key, found);
    near.set(found, index * 3);
  }
  return near;
}

function nearestColor(color: number, palette: readonly Rgb[], without: readonly number[]): Rgb {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  const distances = palette.map(([r, g, b], index) =>
    without.includes(index) ? Infinity : (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
  );
  return palette[distances.indexOf(Math.min(...distances))] ?? [0, 0, 0];
}
