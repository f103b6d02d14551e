/** The brand's colours, as site/theme/tokens.css has them, and the shades that pictures make of them. */
import { readFileSync } from 'node:fs';
import { colourTokens } from './colour-tokens.ts';
import { hexOf, oklchOf } from './oklch.ts';

const names = [
  'paper',
  'sheet',
  'blotter',
  'rule-blotter',
  'ink',
  'ink-soft',
  'rule',
  'rule-strong',
  'pencil',
  'pencil-deep',
  'pencil-night',
  'highlighter',
  'evergreen',
] as const;

export type ColourName = (typeof names)[number];
export type Palette = Record<ColourName, string>;

/** @throws when a colour is missing, or is no hex number */
export function readPalette(css: string): Palette {
  const found = colourTokens(css);
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) {
    const list = missing.map((name) => `--${name}`).join(', ');
    throw new Error(
      `site/theme/tokens.css has no ${list} that pictures can be drawn in: write each in its :root as #rrggbb.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, found[name]])) as Palette;
}

export const palette = readPalette(readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8'));

/** The same as custom properties, for pages that are photographed. It comes after their other style sheets. */
export const paletteCss = `body { ${names.map((name) => `--${name}: ${palette[name]};`).join(' ')} }`;

/**
 * A colour near one of the brand's.
 * @param lightness from 0 to 1, whatever the brand's colour has, so that the shade can be read on the same ground
 * @param chroma how many times as strong as the brand's
 * @param turn of the hue, in degrees
 */
export function shade(of: ColourName, lightness: number, chroma: number, turn = 0): string {
  const [, strength, hue] = oklchOf(palette[of]);
  return hexOf([lightness, strength * chroma, hue + turn]);
}
