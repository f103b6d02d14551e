/** The color pairs of the pages and their contrast ratios: WCAG 2.2, 1.4.3 and 1.4.11. */
import { hexOf, oklchOf } from '../artwork/oklch.ts';
import type { ColorName, Palette } from '../artwork/palette.ts';
import { hueChroma, paletteColors } from './palette-colors.ts';

/** A brand color, white, a brand color mixed with white, or one in another hue, as in the style sheets. */
type Tone =
  | ColorName
  | 'white'
  | { of: ColorName; part: number }
  | { of: ColorName; name: string; hue: number };

interface Pair {
  foreground: Tone;
  background: ColorName;
  /** The minimum ratio: 4.5 for text, 3 for large text and the borders of controls. */
  min: number;
  /** Content picks the color, so the background is not what to change. */
  isMark?: boolean;
}

const text = (background: ColorName, ...foregrounds: Tone[]): Pair[] =>
  foregrounds.map((foreground) => ({ foreground, background, min: 4.5 }));
const large = (background: ColorName, ...foregrounds: Tone[]): Pair[] =>
  foregrounds.map((foreground) => ({ foreground, background, min: 3 }));

/** The hues that content picks by name, for lines, borders, and icons on any background. */
const hues = Object.entries(paletteColors).flatMap(([name, color]): Tone[] =>
  typeof color === 'number' ? [{ of: 'pencil-deep', name, hue: color }] : [],
);
const marks = (background: ColorName, ...foregrounds: Tone[]): Pair[] =>
  large(background, ...foregrounds).map((pair) => ({ ...pair, isMark: true }));

/** Every pair that has to be readable. */
export const pairs: readonly Pair[] = [
  ...text('paper', 'ink', 'ink-soft', 'pencil', 'pencil-deep', 'evergreen'),
  ...text('sheet', 'ink', 'ink-soft', 'pencil', 'pencil-deep', 'evergreen'),
  ...text('blotter', 'ink', 'ink-soft', 'pencil-deep'),
  ...text('highlighter', 'ink'),
  ...text('pencil', 'white'),
  ...text('pencil-deep', 'white'),
  ...text('ink', 'paper', 'pencil-night', { of: 'ink-soft', part: 0.36 }),
  ...text('evergreen', 'white', 'paper', 'highlighter', { of: 'evergreen', part: 0.15 }),
  ...large('paper', 'rule-strong'),
  ...large('sheet', 'rule-strong'),
  ...large('blotter', 'pencil'),
  ...marks('paper', ...hues),
  ...marks('sheet', ...hues),
  ...marks('blotter', 'evergreen', ...hues),
];

export interface LowContrast {
  foreground: string;
  background: string;
  ratio: number;
  min: number;
  /** The color to change, and the nearest shade that passes in all of its pairs or at least in this one. */
  color: ColorName;
  nearest?: string;
}

/** The pairs with too little contrast. */
export function lowContrasts(palette: Palette): LowContrast[] {
  return pairs
    .filter((pair) => ratioOf(pair, palette) < pair.min)
    .map((pair) => ({
      foreground: describe(pair.foreground, palette),
      background: describe(pair.background, palette),
      ratio: ratioOf(pair, palette),
      min: pair.min,
      ...smallestChange(pair, palette),
    }));
}

/** Picks the color of the pair that needs the smaller change. */
function smallestChange(pair: Pair, palette: Palette): Pick<LowContrast, 'color' | 'nearest'> {
  const both = [baseOf(pair.foreground), ...(pair.isMark ? [] : [pair.background])];
  const colors = both.filter((tone) => tone !== 'white');
  const changes = colors.flatMap((color) => [
    { color, ...nearest(color, pairsOf(color), palette), passesAll: true },
    { color, ...nearest(color, [pair], palette), passesAll: false },
  ]);
  const found = changes.filter(({ hex }) => hex !== undefined);
  const [best] = found.toSorted(
    (a, b) => Number(b.passesAll) - Number(a.passesAll) || a.distance - b.distance,
  );
  return { color: best?.color ?? pair.background, nearest: best?.hex };
}

function nearest(color: ColorName, tested: readonly Pair[], palette: Palette) {
  const [lightness, chroma, hue] = oklchOf(palette[color]);
  const shades = Array.from({ length: 401 }, (_, step) => step / 400)
    .map((step) => ({ distance: Math.abs(step - lightness), hex: hexOf([step, chroma, hue]) }))
    .sort((a, b) => a.distance - b.distance);
  const passes = (hex: string) =>
    tested.every((pair) => ratioOf(pair, { ...palette, [color]: hex }) >= pair.min);
  return shades.find(({ hex }) => passes(hex)) ?? { distance: Infinity, hex: undefined };
}

const pairsOf = (color: ColorName) =>
  pairs.filter(({ foreground, background }) => background === color || baseOf(foreground) === color);

const baseOf = (tone: Tone) => (typeof tone === 'string' ? tone : tone.of);

function describe(tone: Tone, palette: Palette): string {
  if (tone === 'white') return 'white';
  if (typeof tone === 'string') return `${tone} (${palette[tone]})`;
  if ('hue' in tone) return `${tone.name} (${hexIn(tone, palette)})`;
  return `${tone.part * 100}% ${tone.of} in white (${hexIn(tone, palette)})`;
}

function hexIn(tone: Tone, palette: Palette): string {
  if (tone === 'white') return '#ffffff';
  if (typeof tone === 'string') return palette[tone];
  if ('hue' in tone) return hexOf([oklchOf(palette[tone.of])[0], hueChroma, tone.hue]);
  const { of, part } = tone;
  const mixed = channels(palette[of]).map((channel) => Math.round(255 + (channel - 255) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function ratioOf({ foreground, background }: Pair, palette: Palette): number {
  const [dark = 0, light = 0] = [hexIn(foreground, palette), palette[background]]
    .map(luminance)
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
