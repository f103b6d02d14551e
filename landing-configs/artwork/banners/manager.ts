/** The man of the video: head, hair and glasses on a field where his chin is at (160, 90). */
import type { Layer, Stroke } from '#artwork/pen/drawing.ts';
import { curveThrough, type Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';

const face: Point[] = curveThrough(
  points([
    140, 50, 140, 66, 144, 79, 152, 88, 160, 91, 168, 88, 176, 79, 180, 66, 180, 50, 172, 40, 160, 36, 147,
    40, 140, 50,
  ]),
  3,
);
const earShape = (x: number, out: number): Point[] => [
  [x, 58],
  [x + out * 5, 56],
  [x + out * 6, 64],
  [x + out * 3, 72],
  [x, 70],
];
const ear = (x: number, out: number): Stroke => ({ curve: earShape(x, out) });

/** Short hair, combed from its parting at the right: strands from the outline to the forehead. */
const outer: readonly Point[] = points([
  139, 60, 136, 44, 142, 29, 156, 22, 172, 24, 183, 34, 185, 48, 181, 60,
]);
const inner: readonly Point[] = points([
  142, 58, 143, 50, 147, 44, 156, 42, 166, 40, 174, 42, 178, 49, 179, 58,
]);
const hair: Stroke[] = Array.from({ length: 7 }, (_, index) => {
  const t = index / 6;
  return {
    curve: outer.map(([x, y], at): Point => {
      const [toX, toY] = inner[at] ?? [x, y];
      return [x + (toX - x) * t, y + (toY - y) * t];
    }),
  };
});

const glass = (x: number): Stroke => ({
  curve: [
    [x - 7.5, 60],
    [x, 58.6],
    [x + 7.5, 60],
    [x + 7, 67.5],
    [x, 70.5],
    [x - 7, 67.5],
    [x - 7.5, 60],
  ],
});

const features: Stroke[] = [
  glass(150.5),
  glass(170),
  points([158, 61.5, 162.4, 61.5]),
  points([143, 61, 139.5, 60]),
  points([177.5, 61, 181, 60]),
  {
    curve: points([161, 65, 158.6, 73, 162.4, 75]),
  },
  {
    curve: points([151, 80, 156, 83.4, 164, 83.6, 170, 79.4]),
  },
  {
    curve: points([145, 55, 150, 53, 156, 54.6]),
  },
  {
    curve: points([165, 54.4, 171, 53, 176, 55.4]),
  },
];

/** The head, drawn over a neck that is there already. */
export const head: readonly Layer[] = [
  { kind: 'paper', shape: earShape(140, -1) },
  { kind: 'paper', shape: earShape(180, 1) },
  { kind: 'wash', tone: 'rose', flat: true, shape: earShape(138, -1).map(([x, y]): Point => [x - 1, y - 3]) },
  { kind: 'wash', tone: 'rose', flat: true, shape: earShape(178, 1).map(([x, y]): Point => [x - 3, y - 3]) },
  { kind: 'paper', shape: face },
  {
    kind: 'wash',
    tone: 'rose',
    shape: points([136, 44, 136, 66, 143, 80, 155, 87, 168, 82, 177, 64, 177, 44, 158, 34]),
  },
  { kind: 'ink', strokes: [{ curve: face }, ear(140, -1), ear(180, 1)] },
  { kind: 'thin', strokes: features },
  {
    kind: 'bold',
    strokes: [
      ...hair,
      {
        curve: points([150.4, 64, 151, 64.7, 151.6, 64.2]),
      },
      {
        curve: points([170, 64, 170.6, 64.7, 171.2, 64.2]),
      },
    ],
  },
];
