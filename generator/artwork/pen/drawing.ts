/**
 * Line-and-wash drawings on a canvas of 160 x 120: ink lines with a faint second pass, washes slightly off the lines, and
 * the editor's pencil. All randomness comes from the drawing's seed.
 */
import type { Palette } from '../palette.ts';
import { curveThrough, join, type Point, short, smoothPath } from './path.ts';
import { seededRandom, smoothNoise } from './random.ts';
import { type Washes, type WashTone, washesOf } from './washes.ts';

/** Straight segments between points, or a curve through them. */
export type Stroke = readonly Point[] | { readonly curve: readonly Point[] };

export type Layer =
  | { kind: 'paper'; shape: readonly Point[] }
  /** `flat`: without the pale patch of a dried wash. */
  | { kind: 'wash'; tone: WashTone; shape: readonly Point[]; flat?: boolean }
  | { kind: 'ink' | 'thin' | 'bold' | 'pencil' | 'fine-pencil'; strokes: readonly Stroke[] };

export interface Drawing {
  /** Accessible description of the picture. */
  title: string;
  seed: number;
  layers: readonly Layer[];
}

const pens = {
  ink: { width: 1.7, color: 'ink' },
  thin: { width: 1.05, color: 'ink' },
  bold: { width: 2.8, color: 'ink' },
  pencil: { width: 2, color: 'pencil' },
  'fine-pencil': { width: 1.3, color: 'pencil' },
} as const;

/** Straight segments are slightly bent; the last one of a closed shape overshoots its corner. */
function handLines(points: readonly Point[], random: () => number, drift: number): string {
  const shake = () => (random() - 0.5) * 2 * drift;
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  const isClosed = points.length > 2 && first[0] === last[0] && first[1] === last[1];
  let at: Point = [first[0] + shake(), first[1] + shake()];
  let d = `M${short(at[0])} ${short(at[1])}`;
  for (const [index, goal] of points.slice(1).entries()) {
    const from = points[index] ?? first;
    const length = Math.hypot(goal[0] - from[0], goal[1] - from[1]) || 1;
    const along: Point = [(goal[0] - from[0]) / length, (goal[1] - from[1]) / length];
    const run = isClosed && index === points.length - 2 ? 1.4 + random() : 0;
    const end: Point = [goal[0] + shake() + along[0] * run, goal[1] + shake() + along[1] * run];
    const bow = (random() - 0.5) * Math.min(2.2, 0.4 + length * 0.022);
    const bend: Point = [
      (at[0] + end[0]) / 2 - along[1] * bow + shake(),
      (at[1] + end[1]) / 2 + along[0] * bow + shake(),
    ];
    const numbers = [bend[0] - at[0], bend[1] - at[1], end[0] - at[0], end[1] - at[1]];
    d += `q${join(numbers)}`;
    at = end;
  }
  return d;
}

function handStroke(stroke: Stroke, random: () => number, drift: number): string {
  if (!('curve' in stroke)) return handLines(stroke, random, drift);
  const shaken = stroke.curve.map(([x, y]): Point => {
    return [x + (random() - 0.5) * drift, y + (random() - 0.5) * drift];
  });
  return smoothPath(curveThrough(shaken, 2));
}

/** The shape's edge in short segments displaced by slow and fast noise: ragged, like a wash on dry paper. */
function tornEdge(shape: readonly Point[], seed: number): Point[] {
  const [slowX, slowY, quick] = [smoothNoise(seed), smoothNoise(seed + 1), smoothNoise(seed + 2)];
  const edge: Point[] = [];
  let traveled = 0;
  for (const [index, from] of shape.entries()) {
    const to = shape[(index + 1) % shape.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(2, Math.round(length / 5.5));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = traveled + t * length;
      const rough = quick(at * 0.45) * 0.7;
      edge.push([
        from[0] + (to[0] - from[0]) * t + slowX(at * 0.09) * 2.6 + rough,
        from[1] + (to[1] - from[1]) * t + slowY(at * 0.09) * 2.6 - rough,
      ]);
    }
    traveled += length;
  }
  return edge;
}

/** A pale patch in the dried wash: an uneven ring near the shape's center. */
function bloom(shape: readonly Point[], random: () => number): string {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const center: Point = [left + width * (0.42 + random() * 0.2), top + height * (0.4 + random() * 0.2)];
  const ring = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = 0.16 + random() * 0.14;
    return [center[0] + Math.cos(angle) * width * reach, center[1] + Math.sin(angle) * height * reach];
  });
  return smoothPath(ring, true);
}

const moved = (shape: readonly Point[], by: number): Point[] => shape.map(([x, y]) => [x + by, y + by]);

type Wash = Extract<Layer, { kind: 'wash' }>;

function drawWash({ tone, shape, flat }: Wash, washes: Washes, seed: number, random: () => number): string {
  const { body, rim } = washes[tone];
  const placed = moved(shape, 3.5);
  const edge = smoothPath(tornEdge(placed, seed), true);
  const paler = flat ? '' : `<path fill="#fff" fill-opacity=".28" d="${bloom(placed, random)}"/>`;
  return `<path fill="${body}" stroke="${rim}" stroke-opacity=".6" stroke-width=".9" d="${edge}"/>${paler}`;
}

type Strokes = Extract<Layer, { strokes: readonly Stroke[] }>;

function drawStrokes({ kind, strokes }: Strokes, palette: Palette, random: () => number): string {
  const { width, color } = pens[kind];
  const pass = (drift: number) => strokes.map((stroke) => handStroke(stroke, random, drift)).join('');
  const line = `<path stroke="${palette[color]}" stroke-width="${short(width)}" d="${pass(0.45)}"/>`;
  return kind === 'ink'
    ? `${line}<path stroke="${palette.ink}" stroke-width=".7" opacity=".5" d="${pass(1.1)}"/>`
    : line;
}

/** Renders a drawing as a standalone SVG file without filters, fonts, or scripts. */
export function drawingSvg({ title, seed, layers }: Drawing, palette: Palette): string {
  const random = seededRandom(seed);
  const washes = washesOf(palette);
  const body = layers.map((layer, index) => {
    if (layer.kind === 'paper')
      return `<path fill="#fff" d="${handLines([...layer.shape, layer.shape[0] ?? [0, 0]], random, 0)}z"/>`;
    if (layer.kind === 'wash') return drawWash(layer, washes, seed + index * 7, random);
    return drawStrokes(layer, palette, random);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 160 120" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${body.join('')}</svg>\n`;
}

/** Renders drawings as SVG files in a folder of `media/`, by path. */
export function drawingFiles(
  folder: string,
  drawings: Record<string, Drawing>,
  palette: Palette,
): Map<string, string> {
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => [
      `${folder}/${name}.svg`,
      drawingSvg(drawing, palette),
    ]),
  );
}
