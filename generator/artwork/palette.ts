/** A brand's colors, and shades of them for pictures. */
import type { Colors } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { hexOf, oklchOf } from './oklch.ts';

export type ColorName = keyof Colors;
/** Colors as `#rrggbb` in lower case. */
export type Palette = Record<ColorName, string>;

const { properties } = schema.properties.brand.properties.colors;

/** In the order of the schema, which is also the order of the style sheet. */
export const colorNames = Object.keys(properties) as ColorName[];

/** The colors of site.yaml; a missing color is the schema's neutral default. */
export function paletteOf(colors: Colors = {}): Palette {
  const color = (name: ColorName) => (colors[name] ?? properties[name].default).toLowerCase();
  return Object.fromEntries(colorNames.map((name) => [name, color(name)])) as Palette;
}

/** The colors as custom properties, for the last style sheet of a page to render. */
export function paletteCss(palette: Palette): string {
  return `body { ${colorNames.map((name) => `--${name}: ${palette[name]};`).join(' ')} }`;
}

/**
 * Makes a shade of a brand color.
 * @param lightness from 0 to 1, absolute, which keeps a shade legible whatever the brand's color is
 * @param chroma as a factor of the brand color's
 * @param turn rotation of the hue, in degrees
 */
export type Shade = (of: ColorName, lightness: number, chroma: number, turn?: number) => string;

export function shadesOf(palette: Palette): Shade {
  return (of, lightness, chroma, turn = 0) => {
    const [, strength, hue] = oklchOf(palette[of]);
    return hexOf([lightness, strength * chroma, hue + turn]);
  };
}

/** The color of shadows on paper: dark, in the hue of hairlines. */
export const shadowOf = (palette: Palette): string => shadesOf(palette)('rule', 0.2418, 1.497, -5.36);
