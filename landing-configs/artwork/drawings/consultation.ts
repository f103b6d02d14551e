import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, closed, handFigures, scribble, textLines } from '#artwork/pen/shapes.ts';

const bubble: Point[] = [
  [14, 17],
  [97, 15.5],
  [96, 60],
  [47, 60],
  [31, 76],
  [33, 60],
  [14.5, 60],
];
const pad = box(85, 44, 140, 109);
const rings = [93, 102.5, 112, 121.5, 131];

/** A client talks; the writer takes the numbers down. */
export const consultation: Drawing = {
  title: 'A speech bubble and a notepad on which a number is circled',
  seed: 12,
  layers: [
    { kind: 'paper', shape: bubble },
    { kind: 'wash', tone: 'yellow', shape: box(17, 22, 90, 59) },
    { kind: 'ink', strokes: [closed(bubble)] },
    { kind: 'thin', strokes: textLines([27.5, 24, 84], [36, 24, 75], [44.5, 24, 80], [53, 24, 62]) },
    { kind: 'paper', shape: pad },
    { kind: 'wash', tone: 'green', shape: box(84, 49, 139, 66) },
    { kind: 'ink', strokes: [closed(pad)] },
    {
      kind: 'thin',
      strokes: [
        [
          [85.5, 55.5],
          [139.5, 55.5],
        ],
        ...rings.map((x) => ({
          curve: [
            [x - 1.6, 50.5],
            [x - 2.2, 43],
            [x + 0.4, 38.5],
            [x + 2, 42.5],
            [x + 0.8, 48.5],
          ] as Point[],
        })),
        ...handFigures('42', 92, 61, 0.82),
        ...scribble(108, 69, 21),
        ...handFigures('31%', 97, 78.5, 0.98),
        ...scribble(92, 102, 33),
      ],
    },
    {
      kind: 'pencil',
      strokes: [
        {
          curve: [
            [101, 75],
            [118, 74],
            [126.5, 81],
            [123, 90],
            [107, 93],
            [94, 89.5],
            [92, 81],
            [101, 74.5],
            [114, 72.5],
          ],
        },
      ],
    },
  ],
};
