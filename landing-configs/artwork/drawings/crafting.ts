import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { closed, foldedSheet, scribble, textLines } from '#artwork/pen/shapes.ts';

const tip: Point = [84, 93.5];
const end: Point = [143, 22];
const length = Math.hypot(end[0] - tip[0], end[1] - tip[1]);
const along: Point = [(end[0] - tip[0]) / length, (end[1] - tip[1]) / length];

/** A point on the pencil: `far` from its tip, `aside` from its axis. */
const on = (far: number, aside: number): Point => [
  tip[0] + along[0] * far - along[1] * aside,
  tip[1] + along[1] * far + along[0] * aside,
];

const half = 5.6;
const body: Point[] = [on(15, -half), on(length - 11, -half), on(length - 11, half), on(15, half)];
const cap: Point[] = [
  on(length - 11, -half),
  on(length, -half + 0.4),
  on(length, half - 0.4),
  on(length - 11, half),
];
const sheet = foldedSheet(30, 11, 100, 108, 15);

/** A page is written from a blank sheet; the pencil rests where the line ends. */
export const crafting: Drawing = {
  title: 'A resume being written with a pencil',
  seed: 21,
  layers: [
    { kind: 'paper', shape: sheet },
    {
      kind: 'wash',
      tone: 'sand',
      shape: [
        [36, 18],
        [84, 18],
        [95, 30],
        [97, 104],
        [36, 104],
      ],
    },
    {
      kind: 'ink',
      strokes: [
        closed(sheet),
        [
          [85, 11],
          [85.5, 25.5],
          [100, 26],
        ],
      ],
    },
    { kind: 'bold', strokes: textLines([22, 39, 66]) },
    {
      kind: 'thin',
      strokes: textLines(
        [28.5, 39, 78],
        [40, 39, 54],
        [46.5, 39, 91],
        [53, 39, 88],
        [59.5, 39, 80],
        [70, 39, 52],
        [76.5, 39, 82],
        [83, 39, 76],
      ),
    },
    { kind: 'fine-pencil', strokes: [...scribble(39, 93.5, 44, 2.6)] },
    { kind: 'paper', shape: [tip, on(15, -half), on(length, -half), on(length, half), on(15, half)] },
    { kind: 'wash', tone: 'yellow', flat: true, shape: body.map(([x, y]): Point => [x - 2.6, y - 2.6]) },
    { kind: 'wash', tone: 'rose', flat: true, shape: cap.map(([x, y]): Point => [x - 2.8, y - 2.8]) },
    {
      kind: 'ink',
      strokes: [
        [on(15, -half), on(length, -half)],
        [on(15, half), on(length, half)],
        {
          curve: [
            on(length, -half),
            on(length + 2.6, -half * 0.7),
            on(length + 3.4, 0),
            on(length + 2.6, half * 0.7),
            on(length, half),
          ],
        },
        [on(15, -half), tip, on(15, half)],
        [on(length - 11, -half), on(length - 11, half)],
      ],
    },
    {
      kind: 'thin',
      strokes: [
        [on(17, -1.9), on(length - 17, -1.9)],
        [on(17, 2.1), on(length - 17, 2.1)],
        [on(length - 17, -half), on(length - 17, half)],
        [on(length - 14, -half), on(length - 14, half)],
        {
          curve: [
            on(15, -half),
            on(12.6, -3.8),
            on(15.6, -1.9),
            on(13, 0),
            on(15.6, 2.1),
            on(12.6, 3.9),
            on(15, half),
          ],
        },
      ],
    },
    {
      kind: 'pencil',
      strokes: [
        [on(4.6, -1.3), tip, on(4.6, 1.3)],
        [on(3, 0), tip],
      ],
    },
  ],
};
