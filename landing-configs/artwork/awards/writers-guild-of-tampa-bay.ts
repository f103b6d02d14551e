import type { Drawing } from '#artwork/pen/drawing.ts';
import { arc, rays, ring, waves } from '#artwork/pen/emblem-shapes.ts';
import type { Point } from '#artwork/pen/path.ts';

const center: Point = [80, 60];
const nib: Point[] = [
  [71, 20],
  [89, 20],
  [92.5, 31],
  [97, 47],
  [91, 62],
  [80, 84],
  [69, 62],
  [63, 47],
  [67.5, 31],
  [71, 20],
];

/** The bay's water runs up to the nib from the left; what the nib leaves behind is level. */
export const writersGuild: Drawing = {
  title: 'A round seal: a pen nib over the water of a bay, leaving a straight line',
  seed: 41,
  layers: [
    { kind: 'paper', shape: arc(center, 53, 0, 360, 40) },
    { kind: 'wash', tone: 'blue', shape: arc([77, 57], 44, 12, 168, 18) },
    { kind: 'paper', shape: nib },
    { kind: 'ink', strokes: [ring(center, 53, 22)] },
    { kind: 'thin', strokes: [ring(center, 45.5, 20), ...rays(center, 47.6, 50.8, 0, 352.5, 48)] },
    {
      kind: 'ink',
      strokes: [
        nib.slice(0, 3),
        { curve: nib.slice(2, 6) },
        { curve: nib.slice(5, 9) },
        [
          [67.5, 31],
          [71, 20],
        ],
        [
          [80, 84],
          [80, 56],
        ],
        ring([80, 52], 3.6, 8),
      ],
    },
    {
      kind: 'thin',
      strokes: [
        [
          [68, 31],
          [92.5, 31],
        ],
        waves(40, 76, 3),
        waves(44, 86, 3.5),
        waves(53, 95, 3),
      ],
    },
    {
      kind: 'pencil',
      strokes: [
        [
          [80, 85.5],
          [116, 85],
        ],
      ],
    },
  ],
};
