/** Three more places of the portfolio. */
import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';
import { box, closed } from '#artwork/pen/shapes.ts';
import { crown } from './park.ts';

const court = box(18, 12, 142, 82);

export const courtyard: Drawing = {
  title: 'A courtyard from above',
  seed: 23,
  layers: [
    { kind: 'wash', tone: 'sand', shape: box(14, 8, 138, 78) },
    { kind: 'paper', shape: box(40, 30, 120, 64) },
    { kind: 'wash', tone: 'green', shape: box(40, 28, 116, 60) },
    { kind: 'ink', strokes: [closed(court), closed(box(40, 30, 120, 64))] },
    {
      kind: 'thin',
      strokes: [
        points([80, 12, 80, 30]),
        points([80, 64, 80, 82]),
        points([18, 47, 40, 47]),
        points([120, 47, 142, 47]),
        { curve: crown(58, 44, 9) },
        { curve: crown(82, 50, 10) },
        { curve: crown(104, 42, 8) },
      ],
    },
  ],
};

export const roof: Drawing = {
  title: 'A roof with planted beds',
  seed: 29,
  layers: [
    { kind: 'paper', shape: box(34, 40, 126, 92) },
    { kind: 'wash', tone: 'blue', shape: box(32, 42, 122, 92) },
    { kind: 'wash', tone: 'green', flat: true, shape: box(34, 24, 76, 38) },
    { kind: 'wash', tone: 'yellow', flat: true, shape: box(86, 26, 118, 38) },
    {
      kind: 'ink',
      strokes: [closed(box(34, 40, 126, 94)), closed(box(38, 32, 78, 40)), closed(box(90, 32, 122, 40))],
    },
    {
      kind: 'thin',
      strokes: [
        ...[44, 52, 60, 68, 74].map((x): Point[] => [
          [x, 32],
          [x - 3 + (x % 5), 21],
        ]),
        ...[96, 104, 112, 118].map((x): Point[] => [
          [x, 32],
          [x + 3 - (x % 4), 23],
        ]),
        ...[48, 72, 96].map((x) => closed(box(x, 52, x + 14, 68))),
        ...[48, 72, 96].map((x) => closed(box(x, 76, x + 14, 92))),
      ],
    },
  ],
};

export const schoolPond: Drawing = {
  title: 'A pond with stepping stones',
  seed: 37,
  layers: [
    { kind: 'wash', tone: 'green', shape: box(6, 10, 150, 82) },
    {
      kind: 'paper',
      shape: points([24, 50, 50, 28, 100, 24, 136, 44, 128, 68, 84, 80, 40, 72]),
    },
    {
      kind: 'wash',
      tone: 'blue',
      shape: points([22, 48, 48, 26, 98, 22, 132, 42, 124, 64, 82, 76, 38, 68]),
    },
    {
      kind: 'ink',
      strokes: [
        {
          curve: points([24, 50, 34, 34, 58, 26, 100, 24, 132, 40, 134, 58, 112, 74, 74, 80, 36, 70, 24, 50]),
        },
      ],
    },
    {
      kind: 'thin',
      strokes: [
        ...points([46, 62, 62, 52, 80, 46, 98, 40, 114, 32]).map(([x = 0, y = 0]) => ({
          curve: crown(x, y, 6),
        })),
        points([100, 60, 114, 59]),
        points([52, 40, 62, 39.5]),
      ],
    },
  ],
};
