/** The sixteen colors of a share picture in each theme. */
import { type Palette, shadesOf } from '../artwork/palette.ts';
import type { ThemeName } from './atlas.ts';

export const inkLevels = 6;
export const pencilLevels = 4;

export interface ShareTheme {
  ground: string;
  ink: string;
  /** Marks and stressed words. */
  pencil: string;
  desk: string;
  sheet: string;
  /** Text on the sheet. */
  print: string;
  /** The line between ground and desk. */
  rule: string;
  /** Two more colors for the drawings on the desk. */
  drawn: [string, string];
  /** The editor's marks on the sheet. */
  mark: string;
  highlighter: string;
}

export function shareThemesOf(palette: Palette): Record<ThemeName, ShareTheme> {
  const { paper, ink, pencil, blotter, highlighter, evergreen } = palette;
  const shade = shadesOf(palette);
  return {
    day: {
      ground: paper,
      ink,
      pencil,
      desk: blotter,
      sheet: palette.sheet,
      print: ink,
      rule: palette['rule-blotter'],
      drawn: [shade('blotter', 0.881, 1.25, 1.3), highlighter],
      mark: pencil,
      highlighter,
    },
    night: {
      ground: ink,
      ink: paper,
      pencil: palette['pencil-night'],
      desk: shade('ink', 0.285, 1.24, 0.9),
      sheet: paper,
      print: ink,
      rule: shade('ink', 0.382, 1.35, 1.4),
      drawn: [shade('ink', 0.187, 0.85, 2.4), pencil],
      mark: pencil,
      highlighter: paper,
    },
    evergreen: {
      ground: evergreen,
      ink: paper,
      pencil: highlighter,
      desk: shade('evergreen', 0.37, 0.86),
      sheet: paper,
      print: evergreen,
      rule: shade('evergreen', 0.496, 1.05, -0.1),
      drawn: [shade('evergreen', 0.32, 0.73), pencil],
      mark: pencil,
      highlighter,
    },
  };
}

/** Palette indexes of the desk, its rule, and the sheet's shadow. */
export const deskColors = { desk: 11, rule: 13, shadow: 14 };

export type Rgb = [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The palette: the ground, steps from it to ink, steps from it to pencil, and the other colors. */
export function colorsOf(theme: ShareTheme): Rgb[] {
  const ground = rgb(theme.ground);
  const steps = (to: Rgb, count: number): Rgb[] =>
    Array.from({ length: count }, (_, index) => {
      const part = (index + 1) / count;
      const mixed = (channel: 0 | 1 | 2) =>
        Math.round(ground[channel] + (to[channel] - ground[channel]) * part);
      return [mixed(0), mixed(1), mixed(2)];
    });
  return [
    ground,
    ...steps(rgb(theme.ink), inkLevels),
    ...steps(rgb(theme.pencil), pencilLevels),
    ...[theme.desk, theme.sheet, theme.rule, ...theme.drawn].map(rgb),
  ];
}
