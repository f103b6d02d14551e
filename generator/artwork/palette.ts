/** A brand's colors, and the shades that pictures make of them. */
import type { Colors } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { hexOf, oklchOf } from './oklch.ts';

export type ColorName = keyof Colors;
/** Each as `#rrggbb`, in lower case. */
export type Palette = Record<ColorName, string>;

const { properties } = schema.properties.brand.properties.colors;

/** In the order of the schema, which is also the order of the style sheet. */
export const colorNames = Object.keys(properties) as ColorName[];

/** The colors of site.yaml; a missing color is the schema's neutral default. */
export function paletteOf(colors: Colors = {}): Palette {
  const color = (name: ColorName) => (colors[name] ?? properties[name].default).toLowerCase();
  return Object.fromEntries(colorNames.map((name) => [name, color(name)])) as Palette;
}

/** The colors as custom properties, for pages that are photographed. It comes after their other style sheets. */
export function paletteCss(palette: Palette): string {
  return `body { ${colorNames.map((name) => `--${name}: ${palette[name]};`).join(' ')} }`;
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

/** The color of shadows on paper: dark, in the hue of hairlines. */
export const shadowOf = (palette: Palette): string => shadesOf(palette)('rule', 0.2418, 1.497, -5.36);
