import type { Drawing } from '#artwork/pen/drawing.ts';
import { box, closed, scribble, textLines } from '#artwork/pen/shapes.ts';

const front = box(30, 11, 101, 105);

/** The page goes around, and each round leaves its marks. */
export const review: Drawing = {
  title: 'A resume with an editor’s marks beside an earlier copy of it',
  seed: 35,
  layers: [
    { kind: 'paper', shape: box(38, 18, 109, 112) },
    {
      kind: 'ink',
      strokes: [
        [
          [102, 18],
          [109.5, 18.5],
          [109, 112],
          [38, 112],
          [38, 106],
        ],
      ],
    },
    { kind: 'paper', shape: front },
    { kind: 'wash', tone: 'sand', shape: box(33, 14, 94, 99) },
    { kind: 'wash', tone: 'yellow', flat: true, shape: box(37, 59.5, 78, 65.5) },
    { kind: 'ink', strokes: [closed(front)] },
    { kind: 'bold', strokes: textLines([21.5, 40, 66]) },
    {
      kind: 'thin',
      strokes: textLines(
        [28, 40, 80],
        [40, 40, 91],
        [46.5, 40, 87],
        [53, 40, 90],
        [66.5, 40, 88],
        [73, 40, 82],
        [79.5, 40, 90],
        [92, 40, 72],
        [98, 40, 84],
      ),
    },
    {
      kind: 'pencil',
      strokes: [
        {
          curve: [
            [55, 42],
            [68, 38.5],
            [84, 40],
            [91, 46],
            [84, 52.5],
            [66, 54.5],
            [51, 51],
            [49.5, 44.5],
            [60, 39.5],
            [75, 37.5],
          ],
        },
        {
          curve: [
            [115, 33],
            [119, 37],
            [122, 43],
          ],
        },
        {
          curve: [
            [122, 43],
            [127, 31],
            [133, 22],
            [141, 14.5],
          ],
        },
      ],
    },
    {
      kind: 'fine-pencil',
      strokes: [
        [
          [38, 80],
          [60, 78.5],
        ],
        [
          [61, 86.5],
          [63.5, 82],
          [66, 86.5],
        ],
        {
          curve: [
            [25, 64],
            [21.5, 65],
            [21, 72],
            [21.5, 79],
            [25, 80.5],
          ],
        },
        {
          curve: [
            [39, 94.5],
            [52, 95.5],
            [73, 94],
            [58, 97],
          ],
        },
        ...scribble(115, 66.5, 24),
        ...scribble(115, 76, 17),
        [
          [104, 70],
          [112.5, 68],
        ],
      ],
    },
  ],
};
