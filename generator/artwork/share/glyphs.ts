/** The letters of share pictures, drawn in the sizes of headlines. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Coverage, cover } from '../../share-pictures/cover.ts';

const require = createRequire(import.meta.url);
const unitsPerEm = 2000;

export interface TypeFace {
  file: 'normal' | 'italic';
  weight: number;
  opticalSize: number;
  /** In px; every letter is drawn in each size. */
  sizes: number[];
  characters: string;
}

export interface DrawnFace {
  /** The characters of each letter; ligatures have several. */
  names: string[];
  /** For each letter, in thousandths of the size. */
  advances: number[];
  /** First letter -> kerning in thousandths of the size -> all letters with that kerning after it. */
  kerning: Record<string, Record<string, string>>;
  /** For each size, a drawing of every letter; undefined for spaces. */
  drawn: (Coverage | undefined)[][];
}

const ligatures = ['ffi', 'ffl', 'ff', 'fi', 'fl'];
/** Accented letters have the kerning of their base letters. */
const kerned = /[A-Za-z0-9.,:;!?’‘“”&()–—-]/;

export async function drawFace(face: TypeFace): Promise<DrawnFace> {
  const font = await loadFont(face);
  const letters = [...face.characters].map((name) => ({ name, glyphs: shape(font, name) }));
  const ligated = ligatures.map((name) => ({ name, glyphs: shape(font, name) }));
  const known = [...ligated, ...letters].filter(({ glyphs }) => glyphs.length === 1 && glyphs[0]?.id !== 0);
  const glyphs = known.map((letter) => letter.glyphs[0] ?? { id: 0, advance: 0 });
  const perMille = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const drawn: DrawnFace['drawn'] = [];
  for (const size of face.sizes) {
    const drawings: (Coverage | undefined)[] = [];
    for (const { id } of glyphs) drawings.push(await drawPath(font.glyphToPath(id), size / unitsPerEm));
    drawn.push(drawings);
  }
  return {
    names: known.map(({ name }) => name),
    advances: glyphs.map(({ advance }) => perMille(advance)),
    kerning: kerningOf(font, face.characters, perMille),
    drawn,
  };
}

async function loadFont({ file, weight, opticalSize, characters }: TypeFace): Promise<hb.Font> {
  const name = `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${file}.woff2`;
  const sfnt = await subsetFont(await readFile(require.resolve(name)), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, opsz: opticalSize },
  });
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
}

function shape(font: hb.Font, text: string): { id: number; advance: number }[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ id: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
}

function kerningOf(
  font: hb.Font,
  characters: string,
  perMille: (units: number) => number,
): DrawnFace['kerning'] {
  const letters = [...characters].filter((letter) => kerned.test(letter));
  const kerning: DrawnFace['kerning'] = {};
  for (const left of letters) {
    const alone = shape(font, left)[0]?.advance ?? 0;
    const followers: Record<string, string> = {};
    for (const right of letters) {
      const [first, second] = shape(font, left + right);
      const offset = perMille((first?.advance ?? 0) - alone);
      // Smaller offsets are less than half a pixel at the largest size.
      if (second && Math.abs(offset) >= 5) followers[offset] = (followers[offset] ?? '') + right;
    }
    if (Object.keys(followers).length > 0) kerning[left] = followers;
  }
  return kerning;
}

/** Draws a path in font units, y up, with the pen at a whole pixel. */
async function drawPath(d: string, scale: number): Promise<Coverage | undefined> {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (numbers.length === 0) return undefined;
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x * scale);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => -y * scale);
  const [left, top] = [Math.floor(Math.min(...xs)) - 2, Math.floor(Math.min(...ys)) - 2];
  const [width, height] = [Math.ceil(Math.max(...xs)) + 2 - left, Math.ceil(Math.max(...ys)) + 2 - top];
  return cover(
    `<path fill="#fff" transform="translate(${-left} ${-top}) scale(${scale} ${-scale})" d="${d}"/>`,
    { left, top, width, height },
  );
}
