/** Text as path data, for pictures that do not depend on fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { join } from './pen/path.ts';

const require = createRequire(import.meta.url);
const sources = {
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  italic: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

export interface TextStyle {
  font: keyof typeof sources;
  /** In the units of the picture. */
  size: number;
  weight: number;
  /** Optical size of the serif faces; defaults to the size. */
  opticalSize?: number;
  /** In em. */
  spacing?: number;
}

export interface Glyph {
  /** Path commands with absolute numbers in font units, y up. */
  d: string;
  /** Pen position and advance in the picture's units. */
  x: number;
  advance: number;
}

export interface ShapedText {
  glyphs: Glyph[];
  width: number;
  /** From font units to the picture's units. */
  scale: number;
}

async function loadFont(text: string, style: TextStyle): Promise<hb.Font> {
  const opsz = Math.min(72, Math.max(6, style.opticalSize ?? style.size));
  const axes: Record<string, number> =
    style.font === 'sans' ? { wght: style.weight } : { wght: style.weight, opsz };
  const file = await readFile(require.resolve(sources[style.font]));
  const sfnt = await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: axes });
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
}

/** Shapes a line of text, with kerning and ligatures, from the origin of its baseline. */
export async function shapeText(text: string, style: TextStyle): Promise<ShapedText> {
  const font = await loadFont(text, style);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const scale = style.size / (style.font === 'sans' ? 1000 : 2000);
  let x = 0;
  const glyphs = infos.map((info, index) => {
    const position = positions[index];
    const advance = (position?.xAdvance ?? 0) * scale + (style.spacing ?? 0) * style.size;
    const glyph = { d: font.glyphToPath(info.codepoint), x: x + (position?.xOffset ?? 0) * scale, advance };
    x += advance;
    return glyph;
  });
  return { glyphs, width: x - (style.spacing ?? 0) * style.size, scale };
}

/** Transforms a glyph's path: scaled, moved, rotated by `angle` radians, y down, with relative commands. */
export function placeGlyph(glyph: Glyph, scale: number, x: number, y: number, angle = 0, digits = 1): string {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const round = (value: number) => Number(value.toFixed(digits));
  let [atX, atY] = [0, 0];
  let [startX, startY] = [0, 0];
  let last = '';
  const write = (command: string, points: [number, number][]): string => {
    if (command === 'Z') {
      [atX, atY, last] = [startX, startY, ''];
      return 'z';
    }
    const from = command === 'M' ? [0, 0] : [atX, atY];
    const numbers = points.flatMap(([px, py]) => [px - (from[0] ?? 0), py - (from[1] ?? 0)]);
    [atX, atY] = points.at(-1) ?? [atX, atY];
    if (command === 'M') [startX, startY] = [atX, atY];
    const text = join(numbers, digits);
    const name = command === 'M' ? 'M' : command.toLowerCase();
    const repeats = name === last;
    last = name;
    if (!repeats) return name + text;
    return text.startsWith('-') ? text : ` ${text}`;
  };
  return glyph.d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points: [number, number][] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [px, py] = [numbers[i] ?? 0, -(numbers[i + 1] ?? 0)];
      points.push([round(x + px * cos - py * sin), round(y + px * sin + py * cos)]);
    }
    return write(command, points);
  });
}

/** Path data of a line of text with its baseline at (x, y). */
export async function textPath(
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  digits = 1,
): Promise<string> {
  const { glyphs, scale } = await shapeText(text, style);
  return glyphs.map((glyph) => placeGlyph(glyph, scale, x + glyph.x, y, 0, digits)).join('');
}
