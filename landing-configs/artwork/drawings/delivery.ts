import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(47, 9, 113, 70);
const pocket: Point[] = [
  [25, 53],
  [80, 84],
  [135, 53],
  [135, 107],
  [25, 107],
];

/** The finished page slides out of its envelope. */
export const delivery: Drawing = {
  title: 'A finished resume in an open envelope',
  seed: 44,
  layers: [
    {
      kind: 'paper',
      shape: [
        [25, 53],
        [47, 38],
        [113, 38],
        [135, 53],
        [135, 107],
        [25, 107],
      ],
    },
    {
      kind: 'wash',
      tone: 'blue',
      shape: [
        [27, 52],
        [46, 40],
        [112, 40],
        [131, 54],
        [130, 70],
        [30, 70],
      ],
    },
    {
      kind: 'ink',
      strokes: [
        [
          [25, 53],
          [46, 39],
        ],
        [
          [114, 39],
          [135, 53],
        ],
      ],
    },
    {
      kind: 'paper',
      shape: [
        [47, 9],
        [113, 9],
        [113, 66],
        [80, 84],
        [47, 66],
      ],
    },
    {
      kind: 'wash',
      tone: 'yellow',
      shape: [
        [50, 14],
        [105, 14],
        [105, 62],
        [80, 76],
        [50, 60],
      ],
    },
    { kind: 'ink', strokes: [[[47, 65], sheet[0] ?? [47, 9], sheet[1] ?? [113, 9], [113, 65]]] },
    { kind: 'bold', strokes: textLines([19, 57, 80]) },
    {
      kind: 'thin',
      strokes: textLines(
        [25.5, 57, 90],
        [35.5, 57, 70],
        [42, 57, 103],
        [48.5, 57, 100],
        [55, 57, 104],
        [62, 58, 96],
        [68.5, 66, 94],
      ),
    },
    {
      kind: 'pencil',
      strokes: [
        {
          curve: [
            [94, 20],
            [96.5, 22],
            [98.5, 26],
          ],
        },
        {
          curve: [
            [98.5, 26],
            [102, 19],
            [107, 13.5],
          ],
        },
      ],
    },
    { kind: 'paper', shape: pocket },
    {
      kind: 'wash',
      tone: 'blue',
      shape: [
        [28, 60],
        [80, 86],
        [129, 60],
        [129, 101],
        [28, 101],
      ],
    },
    {
      kind: 'ink',
      strokes: [
        [
          [25, 53],
          [25, 107],
          [135, 107],
          [135, 53],
        ],
        [
          [24, 52.5],
          [80, 84.5],
          [136, 52],
        ],
        [
          [25.5, 106],
          [66, 76.5],
        ],
        [
          [134.5, 106],
          [94, 76.5],
        ],
      ],
    },
    {
      kind: 'fine-pencil',
      strokes: [
        [
          [8, 78],
          [18, 78],
        ],
        [
          [5, 87],
          [18, 87],
        ],
        [
          [10, 96],
          [18, 96],
        ],
      ],
    },
  ],
};
