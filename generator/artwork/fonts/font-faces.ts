/** The theme's three web fonts: their sources and subsets. */
export interface FontFace {
  /** File name in site/theme/fonts, without extension. */
  name: string;
  /** CSS family. */
  family: string;
  style: 'normal' | 'italic';
  /** CSS weight range of the file. */
  weight: string;
  /** Package file, resolved from node_modules. */
  source: string;
  /** Axes, pinned by a number or limited by a range. Axes that are not listed keep all their data. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Included OpenType features; lining figures are the default of both families. */
  features: string[];
  /** The part for the first screen, which loads before the first paint. The rest follows. */
  core: { glyphs: string; features: string[] };
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz -.,’';
const withoutRareCapitals = letters.replace(/J|Q|X|Z/g, '');

/**
 * Newsreader's optical size is pinned at 44: the axis would cost 14 kB per file and makes little visible difference between
 * 20 and 76 px (44 is crisp in a 76 px headline and still sturdy in 16 px text). The italic is pinned at weight 430, which
 * serves all weights from 400 to 500.
 *
 * The serifs' parts for the first screen leave out figures, which only its small print has, and capitals that are rare in
 * headlines.
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
    core: { glyphs: withoutRareCapitals, features: ['kern', 'liga'] },
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '400 500',
    source: `${newsreader}-italic.woff2`,
    axes: { opsz: 44, wght: 430 },
    features: ['kern', 'liga'],
    core: { glyphs: withoutRareCapitals, features: ['kern'] },
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 700',
    source: instrument,
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum', 'pnum'],
    core: { glyphs: `${letters}0123456789–·$%&():!?/\u00a0`, features: ['kern', 'tnum', 'pnum'] },
  },
];

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Basic Latin, the letters of Western European names, and the punctuation and symbols used in copy. */
export const glyphs = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸı\u00a0‘’‚“”„–—…·•$€£%©®™°×½−`;

/** Maximum total sizes in bytes: of the three whole fonts, and of their parts for the first screen. */
export const fontBudget = { whole: 66_000, core: 30_000 };
