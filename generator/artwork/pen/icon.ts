/** The style of the technology icons: 48 x 48, ink lines of one width, one flat accent color. */
import { type Palette, shadesOf } from '../palette.ts';
import { washesOf } from './washes.ts';

export type Accent = 'evergreen' | 'pencil' | 'highlighter' | 'blue' | 'rose' | 'sand';

function accentsOf(palette: Palette): Record<Accent, string> {
  const { evergreen, pencil, highlighter } = palette;
  const { rose, sand } = washesOf(palette);
  const blue = shadesOf(palette)('ink', 0.402, 1.85, -7.3);
  return { evergreen, pencil, highlighter, blue, rose: rose.body, sand: sand.body };
}

const width = 1.8;

/** Path data in painting order. `flat` is an area in the accent color, `mark` a broad stroke of it, and `dot` solid ink. */
export type Part =
  | { line: string }
  | { dashed: string }
  | { dot: string }
  | { flat: string }
  | { mark: string; width: number }
  /** A stroke of the accent color with ink edges. */
  | { tube: string; width: number };

export interface Icon {
  /** What the icon shows, in a few words. */
  title: string;
  accent: Accent;
  /** Clockwise rotation in degrees, for shapes that are easier to draw upright. */
  turn?: number;
  parts: readonly Part[];
}

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;

function paint(part: Part, accent: string, ink: string): string {
  if ('line' in part) return `<path d="${part.line}"/>`;
  if ('dashed' in part) return `<path stroke-dasharray="2.8 4.1" d="${part.dashed}"/>`;
  if ('dot' in part) return `<path fill="${ink}" stroke="none" d="${part.dot}"/>`;
  if ('flat' in part) return `<path fill="${accent}" stroke="none" d="${part.flat}"/>`;
  if ('mark' in part) return `<path stroke="${accent}" stroke-width="${part.width}" d="${part.mark}"/>`;
  const edge = `<path stroke-width="${part.width}" d="${part.tube}"/>`;
  return `${edge}<path stroke="${accent}" stroke-width="${part.width - 2 * width}" d="${part.tube}"/>`;
}

/** Renders an icon as a standalone SVG file. */
export function iconSvg({ title, accent, turn, parts }: Icon, palette: Palette): string {
  const color = accentsOf(palette)[accent];
  const body = parts.map((part) => paint(part, color, palette.ink)).join('');
  const placed = turn === undefined ? body : `<g transform="rotate(${turn} 24 24)">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="${palette.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${placed}</svg>\n`;
}
