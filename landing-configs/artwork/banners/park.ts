/** The landscape architect's park, and the leaves that her other pictures share. */
import type { Drawing, Layer } from '#artwork/pen/drawing.ts';
import type { Point } from '#artwork/pen/path.ts';
import { points } from '#artwork/pen/points.ts';
import { box, closed } from '#artwork/pen/shapes.ts';

/** A crown of leaves: bumps around a center. */
export function crown(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 17 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2 + x;
    const reach = radius * (index % 2 === 0 ? 1.06 : 0.86);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.92];
  });
}

/** A round shape, closed with a little overlap. */
const disc = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 11) * Math.PI * 2.1;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

function tree(x: number, ground: number, radius: number, tall: number): Layer[] {
  const y = ground - tall;
  return [
    {
      kind: 'ink',
      strokes: [
        [
          [x, ground],
          [x + 0.6, y],
        ],
      ],
    },
    { kind: 'paper', shape: crown(x, y, radius) },
    { kind: 'wash', tone: 'green', shape: crown(x - 3, y - 3, radius * 0.95) },
    {
      kind: 'ink',
      strokes: [
        { curve: crown(x, y, radius) },
        [
          [x, ground],
          [x + 0.3, y + radius * 0.2],
        ],
      ],
    },
    {
      kind: 'thin',
      strokes: [
        [
          [x, y + radius * 0.6],
          [x - radius * 0.4, y],
        ],
        [
          [x, y + radius * 0.4],
          [x + radius * 0.45, y - radius * 0.15],
        ],
      ],
    },
  ];
}

const pond: Point[] = points([
  150, 132, 178, 120, 220, 118, 252, 128, 246, 144, 206, 152, 166, 148, 150, 132,
]);
const path: Point[] = points([
  60, 172, 84, 150, 120, 138, 136, 122, 130, 112, 140, 112, 150, 122, 136, 142, 112, 156, 104, 172,
]);
const house = box(196, 62, 246, 108);

/** A park with a path, a pond and a bench: the first picture of the portfolio. */
export const park: Drawing = {
  title: 'A park with trees, a pond, a path and a bench',
  seed: 17,
  layers: [
    { kind: 'wash', tone: 'yellow', flat: true, shape: crown(119, 24, 13) },
    { kind: 'thin', strokes: [{ curve: disc(122, 26, 13) }] },
    {
      kind: 'wash',
      tone: 'green',
      shape: points([0, 106, 280, 104, 290, 176, -8, 176]),
    },
    { kind: 'paper', shape: path },
    { kind: 'wash', tone: 'sand', flat: true, shape: path.map(([x, y]): Point => [x - 3, y - 3]) },
    { kind: 'paper', shape: house },
    { kind: 'wash', tone: 'rose', shape: house.map(([x, y]): Point => [x - 2, y]) },
    {
      kind: 'ink',
      strokes: [closed(house), points([190, 64, 221, 42, 252, 64])],
    },
    {
      kind: 'thin',
      strokes: [closed(box(204, 72, 216, 86)), closed(box(226, 72, 238, 86)), closed(box(214, 92, 226, 108))],
    },
    ...tree(172, 110, 20, 40),
    ...tree(264, 112, 22, 44),
    ...tree(48, 122, 30, 62),
    ...tree(92, 112, 17, 34),
    { kind: 'paper', shape: pond },
    { kind: 'wash', tone: 'blue', shape: pond.map(([x, y]): Point => [x - 3, y - 3]) },
    {
      kind: 'ink',
      strokes: [
        { curve: pond },
        { curve: path.slice(0, 5) },
        { curve: path.slice(5) },
        points([-4, 108, 34, 107]),
        points([108, 108, 160, 107]),
      ],
    },
    {
      kind: 'thin',
      strokes: [points([178, 132, 196, 131]), points([204, 138, 228, 136.5]), points([192, 144, 204, 143.5])],
    },
    {
      kind: 'ink',
      strokes: [
        points([22, 142, 60, 141]),
        points([22, 149, 61, 148]),
        points([26, 142, 26, 160]),
        points([57, 141, 57, 159]),
        points([24, 133, 60, 132]),
        points([26, 133, 26, 143]),
        points([57, 132, 57, 142]),
      ],
    },
  ],
};
