/** A local font adjusted to replace a web font without layout shifts. */
export interface FallbackFace {
  family: string;
  /** The web font it replaces. */
  target: { family: string; style: 'normal' | 'italic'; weight: number };
  style: 'normal' | 'italic';
  weight: string;
  /** Names of local fonts with the same metrics. */
  local: string[];
  /** Width of a text in the target font, divided by its width in the local font. */
  scale: number;
  /** Ascent and descent of the target, in em. */
  ascent: number;
  descent: number;
}

const newsreader = { ascent: 0.735, descent: 0.265 };
const instrument = { ascent: 0.97, descent: 0.25 };

export const fallbackFaces: FallbackFace[] = [
  {
    family: 'Newsreader Fallback',
    target: { family: 'Newsreader', style: 'normal', weight: 440 },
    style: 'normal',
    weight: '400 600',
    local: ['Times New Roman', 'Liberation Serif', 'Nimbus Roman'],
    scale: 1.0583,
    ...newsreader,
  },
  {
    family: 'Newsreader Fallback',
    target: { family: 'Newsreader', style: 'italic', weight: 430 },
    style: 'italic',
    weight: '400 500',
    local: ['Times New Roman Italic', 'Liberation Serif Italic'],
    scale: 0.9798,
    ...newsreader,
  },
  {
    family: 'Newsreader Fallback Noto',
    target: { family: 'Newsreader', style: 'normal', weight: 440 },
    style: 'normal',
    weight: '400 600',
    local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    scale: 0.8944,
    ...newsreader,
  },
  {
    family: 'Newsreader Fallback Noto',
    target: { family: 'Newsreader', style: 'italic', weight: 430 },
    style: 'italic',
    weight: '400 500',
    local: ['Noto Serif Italic', 'NotoSerif-Italic'],
    scale: 0.8488,
    ...newsreader,
  },
  {
    family: 'Instrument Sans Fallback',
    target: { family: 'Instrument Sans', style: 'normal', weight: 400 },
    style: 'normal',
    weight: '400 500',
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Nimbus Sans'],
    scale: 1.021,
    ...instrument,
  },
  {
    family: 'Instrument Sans Fallback',
    target: { family: 'Instrument Sans', style: 'normal', weight: 600 },
    style: 'normal',
    weight: '501 700',
    local: ['Arial Bold', 'Helvetica-Bold', 'Liberation Sans Bold'],
    scale: 0.9746,
    ...instrument,
  },
  {
    family: 'Instrument Sans Fallback Roboto',
    target: { family: 'Instrument Sans', style: 'normal', weight: 400 },
    style: 'normal',
    weight: '400 500',
    local: ['Roboto', 'Roboto-Regular'],
    scale: 1.0207,
    ...instrument,
  },
  {
    family: 'Instrument Sans Fallback Roboto',
    target: { family: 'Instrument Sans', style: 'normal', weight: 600 },
    style: 'normal',
    weight: '501 700',
    local: ['Roboto Bold', 'Roboto-Bold'],
    scale: 1.0316,
    ...instrument,
  },
];

const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

export function fallbackRule(face: Omit<FallbackFace, 'target'>): string {
  const { family, style, weight, local, scale, ascent, descent } = face;
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}`;
}
