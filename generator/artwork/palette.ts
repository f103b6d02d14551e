/** A brand's colors, and the shades that pictures make of them. */
import { readFileSync } from 'node:fs';
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

export type ColorName = (typeof names)[number];
/** Each as `#rrggbb`. */
export type Palette = Record<ColorName, string>;

/** TODO-INTERIM */
export function readPalette(): Palette {
  const css = readFileSync(new URL('../../site/theme/tokens.css', import.meta.url), 'utf8');
  const root = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? '';
  const found = [...root.matchAll(/--([\w-]+):\s*#([\da-f]{6}|[\da-f]{3})\s*;/gi)];
  const long = (hex: string) => (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
  return Object.fromEntries(
    found.map(([, name = '', hex = '']) => [name, `#${long(hex.toLowerCase())}`]),
  ) as Palette;
}

/** The colors as custom properties, for pages that are photographed. It comes after their other style sheets. */
export function paletteCss(palette: Palette): string {
  return `body { ${names.map((name) => `--${name}: ${palette[name]};`).join(' ')} }`;
}

/**
 * Makes a color near one of the brand's.
 * @param lightness from 0 to 1, independent of the brand's color, so that a shade is legible on the same ground
 * @param chroma how many times as strong as the brand's
 * @param turn of the hue, in degrees
 */
export type Shade = (of: ColorName, lightness: number, chroma: number, turn?: number) => string;

export function shadesOf(palette: Palette): Shade {
  return (of, lightness, chroma, turn = 0) => {
    const [, strength, hue] = oklchOf(palette[of]);
    return hexOf([lightness, strength * chroma, hue + turn]);
  };
}
