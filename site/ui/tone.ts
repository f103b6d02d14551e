import type { PaletteColor } from '../../schema/generated/types.ts';

/** The classes of an element with a color of the palette, and with a line in it; see `tones.css`. */
export const toneLine = (color: PaletteColor | undefined) => color && `tone-line tone-${color}`;
