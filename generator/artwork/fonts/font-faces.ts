/** The three web fonts of the theme: where each comes from and what is kept of it. */
export interface FontFace {
  /** File name in site/theme/fonts, without extension. */
  name: string;
  /** CSS family. */
  family: string;
  style: 'normal' | 'italic';
  /** CSS weight range that the file answers for. */
  weight: string;
  /** Package file, resolved from node_modules. */
  source: string;
  /** Axes: a number pins, a range limits. Every other axis must be named, or its data is shipped unused. */
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features kept; lining figures are the default of both families. */
  features: string[];
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/**
 * Newsreader's optical size is pinned at 44: keeping the axis costs 14 kB a file, and between 20 and 76 px the eye
 * sees little of it (44 is crisp in a 76 px headline and still sturdy in a 16 px sheet). The italic is one cut at 430,
 * which stands for every weight from 400 to 500.
 */
export const fontFaces: FontFace[] = [
  {
    name: 'newsreader',
    family: 'Newsreader',
    style: 'normal',
    weight: '400 600',
    source: `${newsreader}-normal.woff2`,
    axes: { opsz: 44, wght: { min: 400, max: 600 } },
    features: ['kern', 'liga', 'tnum', 'pnum'],
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '400 500',
    source: `${newsreader}-italic.woff2`,
    axes: { opsz: 44, wght: 430 },
    features: ['kern', 'liga'],
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 700',
    source: instrument,
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum', 'pnum'],
  },
];

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Basic Latin, the letters of Western European names, and the punctuation and signs that copy uses. */
export const glyphs = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸı\u00a0‘’‚“”„–—…·•$€£%©®™°×½−`;

/** Sum of the three files, in bytes, that a page may cost at most. */
export const fontBudget = 66_000;
