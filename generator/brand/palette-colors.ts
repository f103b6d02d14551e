import type { PaletteColor } from '../../schema/generated/types.ts';
import type { ColorName } from '../artwork/palette.ts';

/**
 * The colors that content picks by name: a color of the brand, or the hue (degrees) of a shade as light as `pencil-deep`. The
 * same as in site/ui/tones.css, which a test compares.
 */
export const paletteColors: Record<PaletteColor, ColorName | number> = {
  ink: 'ink',
  slate: 'ink-soft',
  pencil: 'pencil',
  evergreen: 'evergreen',
  red: 25,
  amber: 70,
  green: 150,
  teal: 195,
  blue: 255,
  violet: 300,
};

/** The chroma of the shades. */
export const hueChroma = 0.14;
