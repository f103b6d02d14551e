/** The money-back seal: a rubber stamp in highlighter, its missing specks cut out by a mask instead of a filter. */
import { placeGlyph, shapeText, type TextStyle, textPath } from '#artwork/outline-text.ts';
import type { Palette } from '#artwork/palette.ts';
import { join, short } from '#artwork/pen/path.ts';
import { seededRandom, smoothNoise } from '#artwork/pen/random.ts';

const size = 300;
const middle = size / 2;

/**
 * Text around the circle, clockwise from the left, spread so that it meets itself. Each letter is drawn once, at the
 * top of the ring, and turned to its places.
 */
async function ringText(text: string, style: TextStyle, radius: number): Promise<string> {
  const { glyphs, width, scale } = await shapeText(text, style);
  const extra = (2 * Math.PI * radius - width) / glyphs.length;
  const letters = new Map<string, string>();
  let at = -86;
  const places = glyphs.map((glyph) => {
    const turn = at + ((glyph.advance / 2 / radius) * 180) / Math.PI;
    at += (((glyph.advance + extra) / radius) * 180) / Math.PI;
    if (glyph.d === '') return '';
    const d = placeGlyph(glyph, scale, middle - glyph.advance / 2, middle - radius);
    if (!letters.has(d)) letters.set(d, String.fromCharCode(97 + letters.size));
    return `<use href="#${letters.get(d)}" transform="rotate(${short(turn)} ${middle} ${middle})"/>`;
  });
  const drawn = [...letters].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  return `<defs>${drawn}</defs>${places.join('')}`;
}

/** Specks where the stamp took no ink: a tile of small chips, no two alike, that the mask repeats askew. */
function grain(side: number, count: number): string {
  const random = seededRandom(15);
  const worn = smoothNoise(8);
  const chips: string[] = [];
  while (chips.length < count) {
    const [x, y] = [random() * side, random() * side];
    const reach = 0.35 + random() ** 3 * 1.7 * (1 + 0.6 * worn((x + y) / 17));
    const leg = () => (random() - 0.5) * 2.2 * reach;
    chips.push(`M${join([x, y])}l${join([reach, leg(), leg(), reach])}z`);
  }
  return chips.join('');
}

/** The seal as an SVG file, 300 x 300, on nothing. */
export async function drawSeal({ highlighter: color }: Palette): Promise<Map<string, string>> {
  const around = 'ON TIME OR YOUR MONEY BACK · FIFTEEN DAYS TO CLAIM · ';
  const ring = await ringText(around, { font: 'sans', size: 19, weight: 600 }, 112);
  const figureStyle: TextStyle = { font: 'serif', size: 104, weight: 420, spacing: -0.03 };
  const { width } = await shapeText('15', figureStyle);
  const figure = await textPath('15', figureStyle, middle - width / 2 - 3, 169);
  const dayStyle: TextStyle = { font: 'italic', size: 31, weight: 440 };
  const days = await shapeText('days', dayStyle);
  const word = await textPath('days', dayStyle, middle - days.width / 2, 200);
  const circles = [
    [144, 3.4],
    [137.5, 1.5],
    [96, 2.2],
  ]
    .map(
      ([r, w]) =>
        `<circle cx="${middle}" cy="${middle}" r="${r}" fill="none" stroke="${color}" stroke-width="${w}"/>`,
    )
    .join('');
  const tile = 61;
  const chips = `<pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="rotate(27)"><path d="${grain(tile, 104)}"/></pattern>`;
  const whole = `d="M0 0h${size}v${size}H0z"`;
  const mask = `${chips}<mask id="worn"><path fill="#fff" ${whole}/><path fill="url(#grain)" ${whole}/></mask>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><title>On time, or your money back: fifteen days to claim</title>${mask}<g mask="url(#worn)" fill="${color}">${circles}${ring}<path d="${figure}${word}"/></g></svg>\n`;
  return new Map([['seal-15-days.svg', svg]]);
}
