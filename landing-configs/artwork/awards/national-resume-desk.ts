import type { Drawing } from '#artwork/pen/drawing.ts';
import { star } from '#artwork/pen/emblem-shapes.ts';
import type { Point } from '#artwork/pen/path.ts';
import { textLines } from '#artwork/pen/shapes.ts';

const flank: Point[] = [
  [116, 13],
  [116, 50],
  [113, 71],
  [103, 90],
  [80, 110],
];
const mirrored = flank.map(([x, y]): Point => [160 - x, y]).reverse();
const shield: Point[] = [...flank, ...mirrored];
/** The four corners of the scanner's window. */
const finder = [-1, 1].flatMap((x) =>
  [-1, 1].map((y): Point[] => [
    [80 + x * 47, 63 + y * 21],
    [80 + x * 54, 63 + y * 21],
    [80 + x * 54, 63 + y * 14],
  ]),
);

/** A shield whose field is a page: the scanner's line crosses it and meets nothing it cannot read. */
export const nationalResumeDesk: Drawing = {
  title: 'A shield with three stars over even lines of text, crossed by a scanner’s line',
  seed: 71,
  layers: [
    { kind: 'paper', shape: shield },
    {
      kind: 'wash',
      tone: 'sand',
      shape: [
        [41, 33],
        [112, 33],
        [111, 62],
        [104, 80],
        [78, 105],
        [50, 80],
        [41, 62],
      ],
    },
    {
      kind: 'ink',
      strokes: [
        { curve: flank },
        { curve: mirrored },
        [
          [43.5, 13],
          [117, 13],
        ],
        [
          [44, 36],
          [116, 36],
        ],
      ],
    },
    { kind: 'thin', strokes: [star([60, 24.8], 6.6), star([80, 24.8], 6.6), star([100, 24.8], 6.6)] },
    { kind: 'bold', strokes: textLines([47, 58, 84]) },
    {
      kind: 'thin',
      strokes: textLines([54.5, 58, 102], [71, 58, 102], [78.5, 58, 100], [86, 66, 94]),
    },
    {
      kind: 'pencil',
      strokes: [
        [
          [31, 62.8],
          [129, 62.6],
        ],
      ],
    },
    { kind: 'fine-pencil', strokes: finder },
  ],
};
