/** The sixteen colours of a share picture, theme by theme. */

export const inkLevels = 6;
export const pencilLevels = 4;

export interface ShareTheme {
  ground: string;
  ink: string;
  /** Of marks and of words in italics. */
  pencil: string;
  desk: string;
  sheet: string;
  /** Type on the sheet. */
  print: string;
  /** Between ground and desk; then two colours that only the drawings on the desk use. */
  rule: string;
  drawn: [string, string];
  /** The editor's marks on the sheet. */
  mark: string;
  highlighter: string;
}

export const shareThemes: Record<'day' | 'night' | 'evergreen', ShareTheme> = {
  day: {
    ground: '#faf7f0',
    ink: '#101b2d',
    pencil: '#c2371c',
    desk: '#e1e8df',
    sheet: '#ffffff',
    print: '#101b2d',
    rule: '#c1cdc0',
    drawn: ['#d2dbd0', '#ffe48a'],
    mark: '#c2371c',
    highlighter: '#ffe48a',
  },
  night: {
    ground: '#101b2d',
    ink: '#faf7f0',
    pencil: '#ff9b7d',
    desk: '#1c2a42',
    sheet: '#faf7f0',
    print: '#101b2d',
    rule: '#33435f',
    drawn: ['#0b1322', '#c2371c'],
    mark: '#c2371c',
    highlighter: '#faf7f0',
  },
  evergreen: {
    ground: '#1c5b48',
    ink: '#faf7f0',
    pencil: '#ffe48a',
    desk: '#164a3a',
    sheet: '#faf7f0',
    print: '#1c5b48',
    rule: '#2f705b',
    drawn: ['#113b2e', '#c2371c'],
    mark: '#c2371c',
    highlighter: '#ffe48a',
  },
};

/** Palette indexes of what is not on the sheet: the desk, its rule and the sheet's shadow. */
export const deskOnly = [11, 13, 14];

type Rgb = [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Ground, the steps from it to ink, the steps from it to pencil, and the rest: sixteen colours. */
export function paletteOf(theme: ShareTheme): Rgb[] {
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
