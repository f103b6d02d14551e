/** The four small frames of the storyboard, on a field of 160 x 90. */
import type { Drawing } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';
import { box, closed, textLines } from '#artwork/pen/shapes.ts';

const ring = (x: number, y: number, radius: number, tall = 1): Point[] =>
  Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2 - 1;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * tall];
  });
const shoulders: Point[] = points([44, 92, 50, 74, 72, 66, 88, 66, 110, 74, 116, 92]);

const face: Drawing = {
  title: 'A face, close',
  seed: 3,
  layers: [
    {
      kind: 'wash',
      tone: 'green',
      shape: points([44, 90, 52, 74, 80, 66, 106, 74, 112, 90]),
    },
    { kind: 'paper', shape: ring(80, 40, 20, 1.2) },
    { kind: 'wash', tone: 'rose', shape: ring(77, 38, 17, 1.2) },
    { kind: 'ink', strokes: [{ curve: ring(80, 40, 20, 1.2) }, shoulders] },
    {
      kind: 'bold',
      strokes: [
        {
          curve: points([60, 36, 66, 20, 82, 16, 96, 24, 100, 36]),
        },
        {
          curve: points([64, 30, 74, 22, 90, 24, 98, 32]),
        },
        {
          curve: points([70, 50, 80, 54, 89, 49]),
        },
      ],
    },
  ],
};
const bell: Drawing = {
  title: 'A bell on a counter',
  seed: 9,
  layers: [
    {
      kind: 'paper',
      shape: points([52, 66, 58, 46, 80, 36, 102, 46, 108, 66]),
    },
    {
      kind: 'wash',
      tone: 'yellow',
      shape: points([50, 64, 56, 46, 78, 34, 98, 44, 104, 64]),
    },
    {
      kind: 'ink',
      strokes: [
        {
          curve: points([52, 66, 56, 48, 68, 38, 80, 36, 92, 38, 104, 48, 108, 66]),
        },
        points([46, 67, 114, 67, 112, 74, 48, 74, 46, 67]),
        points([10, 80, 150, 80]),
        points([80, 36, 80, 29]),
      ],
    },
    {
      kind: 'bold',
      strokes: [points([74, 28, 86, 28])],
    },
    {
      kind: 'thin',
      strokes: [
        points([46, 32, 36, 22]),
        points([60, 22, 56, 10]),
        points([100, 22, 104, 10]),
        points([114, 32, 124, 22]),
      ],
    },
  ],
};
const plan: Drawing = {
  title: 'A page held up',
  seed: 14,
  layers: [
    { kind: 'paper', shape: box(54, 8, 106, 76) },
    { kind: 'wash', tone: 'yellow', flat: true, shape: box(58, 26, 92, 33) },
    {
      kind: 'ink',
      strokes: [
        closed(box(54, 8, 106, 76)),
        {
          curve: points([60, 92, 56, 76, 66, 68, 72, 74, 70, 92]),
        },
      ],
    },
    {
      kind: 'thin',
      strokes: textLines([20, 62, 98], [32, 62, 92], [42, 62, 98], [52, 62, 84], [62, 76, 98]),
    },
    { kind: 'pencil', strokes: [{ curve: ring(79, 32, 24, 0.36) }] },
  ],
};
const envelope: Drawing = {
  title: 'An envelope',
  seed: 22,
  layers: [
    { kind: 'paper', shape: box(40, 22, 120, 76) },
    { kind: 'wash', tone: 'blue', shape: box(40, 20, 116, 72) },
    {
      kind: 'ink',
      strokes: [closed(box(40, 22, 120, 76)), points([40, 23, 80, 54, 120, 23])],
    },
    {
      kind: 'thin',
      strokes: [points([41, 75, 68, 46]), points([119, 75, 92, 46])],
    },
  ],
};

export interface Shot {
  from: string;
  sketch: Drawing;
  title: string;
  note: string;
}

export const shots: readonly Shot[] = [
  { from: '0:00', sketch: face, title: 'Face first', note: 'Name and one line.' },
  { from: '0:08', sketch: bell, title: 'The storm', note: 'Told as it happened.' },
  { from: '0:24', sketch: plan, title: 'Hold up the page', note: 'For two full seconds.' },
  { from: '0:36', sketch: envelope, title: 'Ask, then stop', note: 'Out at 0:45.' },
];
