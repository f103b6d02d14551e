/**
 * The editor's marks. Each is an outline that swells and thins like a soft pencil under a hand; pages fill it and
 * also stroke it by a pixel or so that does not scale, so that a mark keeps its weight from a 17 px word to a 76 px one.
 */

import { curveThrough, type Point, strokeOutline } from '../pen/path.ts';
import { smoothNoise } from '../pen/random.ts';
import { marks, type PencilStroke } from './mark-strokes.ts';

function outline(stroke: PencilStroke, seed: number): string {
  const wobble = smoothNoise(seed);
  const { press = 0.1, lift = 0.2, width } = stroke;
  const line = curveThrough(stroke.through, stroke.steps);
  const tremor = smoothNoise(seed + 99);
  const held = line.map(([x, y], index): Point => [x, y + tremor(index * 0.9) * width * 0.18]);
  return strokeOutline(held, (t) => {
    const ramp = Math.min(1, 0.25 + (0.75 * t) / press, 0.12 + (0.88 * (1 - t)) / lift);
    return width * ramp * (0.78 + 0.22 * wobble(t * 7));
  });
}

/** Path data of one mark: its strokes as closed outlines. */
export function markPath(name: string): string {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return (marks[name]?.strokes ?? []).map((stroke, index) => outline(stroke, seed + index)).join('');
}

const head = `/**
 * The editor's marks as path data. Written by generator/artwork/marks/marks.ts; change them there.
 *
 * Fill the path and stroke it in the same color, 1 to 1.8 px wide, with \`vector-effect: non-scaling-stroke\` and
 * round joins: the outline gives the pencil's pressure, the stroke its weight. A mark with \`stretch\` takes
 * \`preserveAspectRatio="none"\` and the size of the word it marks; one without keeps its shape.
 */
export interface MarkPath {
  readonly viewBox: string;
  readonly stretch: boolean;
  readonly d: string;
}

export type MarkName = ${Object.keys(marks)
  .map((name) => `'${name}'`)
  .join(' | ')};
`;

/** The module that pages read the marks from. */
export function renderMarks(): Map<string, string> {
  const entries = Object.entries(marks).map(
    ([name, { viewBox, stretch, use }]) => `  /** ${use[0]?.toUpperCase()}${use.slice(1)}. */
  ${name}: {
    viewBox: '0 0 ${viewBox.join(' ')}',
    stretch: ${stretch},
    d: '${markPath(name)}',
  },`,
  );
  const body = `export const markPaths: Record<MarkName, MarkPath> = {\n${entries.join('\n')}\n};\n`;
  return new Map([['site/ui/mark-paths.ts', `${head}\n${body}`]]);
}
