/** Shapes for several drawings. */
import type { Stroke } from './drawing.ts';
import type { Point } from './path.ts';

/** Corners of a box. `closed` repeats the first corner for a closed stroke. */
export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export const closed = (shape: readonly Point[]): Point[] => [...shape, shape[0] ?? [0, 0]];

/** Lines of text: each `[y, from, to]`. */
export function textLines(...lines: [y: number, from: number, to: number][]): Stroke[] {
  return lines.map(([y, from, to]) => [
    [from, y],
    [to, y],
  ]);
}

const rhythm = [1, 0.8, 1.9, 0.9, 1.1, 0.7, 1.6, 1, 0.85, 1.2, 0.75];

/** Illegible handwriting: words of a few uneven loops. */
export function scribble(x: number, y: number, length: number, height = 2.2): Stroke[] {
  const words: Stroke[] = [];
  let at = x;
  for (let word = 0; at < x + length - 3; word++) {
    const stop = Math.min(x + length, at + 7 + (((word + Math.round(x)) * 37) % 7));
    const points: Point[] = [[at, y]];
    for (let loop = word; at < stop; loop++) {
      const step = 0.95 + ((loop * 29) % 5) * 0.12;
      const tall = height * (rhythm[loop % rhythm.length] ?? 1);
      points.push([at + step * 0.75, y - tall], [at + step * 1.25, y + 0.25 * (loop % 2)]);
      at += step * 1.7;
    }
    words.push({ curve: points });
    at += 2.4;
  }
  return words;
}

/** A sheet with its top right corner folded. */
export function foldedSheet(left: number, top: number, right: number, bottom: number, fold: number): Point[] {
  return [
    [left, top],
    [right - fold, top],
    [right, top + fold],
    [right, bottom],
    [left, bottom],
  ];
}

const figures: Record<string, readonly (readonly Point[])[]> = {
  '1': [
    [
      [0.6, 2.4],
      [2.8, 0],
      [2.5, 10],
    ],
  ],
  '2': [
    [
      [0.2, 2.4],
      [2.4, 0],
      [4.8, 2],
      [3.6, 5.4],
      [0, 9.8],
      [5.4, 9.6],
    ],
  ],
  '3': [
    [
      [0.3, 1.2],
      [3, 0],
      [4.8, 2.2],
      [2, 4.6],
      [5.2, 6.8],
      [3.2, 10],
      [0, 9],
    ],
  ],
  '4': [
    [
      [3.6, 0],
      [0, 6.6],
      [6, 6.3],
    ],
    [
      [4.5, 3.6],
      [4.2, 10.2],
    ],
  ],
  '9': [
    [
      [5, 3],
      [2.6, 0.2],
      [0.4, 3],
      [2.6, 5.4],
      [5, 2.8],
      [4.6, 10],
    ],
  ],
  '%': [
    [
      [1.8, 0.4],
      [0, 2.2],
      [1.8, 4],
      [3.4, 2.2],
      [1.8, 0.4],
    ],
    [
      [7.4, 0],
      [1, 10],
    ],
    [
      [7, 6],
      [5.2, 7.8],
      [7, 9.8],
      [8.6, 7.9],
      [7, 6],
    ],
  ],
};
const advances: Record<string, number> = { '1': 5, '2': 7.4, '3': 7.2, '4': 8, '9': 7, '%': 10 };

/** Handwritten digits, 10 units high at scale 1. */
export function handFigures(text: string, x: number, y: number, scale = 1): Stroke[] {
  let pen = x;
  return [...text].flatMap((figure) => {
    const at = pen;
    pen += (advances[figure] ?? 6) * scale;
    return (figures[figure] ?? []).map((points) => ({
      curve: points.map(([px, py]): Point => [at + px * scale, y + py * scale]),
    }));
  });
}
