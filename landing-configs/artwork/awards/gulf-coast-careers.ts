import type { Drawing } from '#artwork/pen/drawing.ts';
import { arc, rays, ring, waves } from '#artwork/pen/emblem-shapes.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, closed } from '#artwork/pen/shapes.ts';

const [left, top, right, bottom] = [27, 10, 107, 110];
const tooth = 6;

/** The torn perforation: along each side the edge goes in and out, a tooth at a time. */
function perforation(): Point[] {
  const side = (from: Point, to: Point, inward: Point): Point[] => {
    const teeth = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / tooth);
    return Array.from({ length: teeth }, (_, index) => {
      const t = index / teeth;
      const depth = index % 2 === 1 ? 2.4 : 0;
      return [
        from[0] + (to[0] - from[0]) * t + inward[0] * depth,
        from[1] + (to[1] - from[1]) * t + inward[1] * depth,
      ];
    });
  };
  return [
    ...side([left, top], [right, top], [0, 1]),
    ...side([right, top], [right, bottom], [-1, 0]),
    ...side([right, bottom], [left, bottom], [0, -1]),
    ...side([left, bottom], [left, top], [1, 0]),
  ];
}

const edge = perforation();
const frame = box(35, 18, 99, 102);
const dome = arc([67, 68], 20, 180, 360, 8);

/** A desk bell that rings over the Gulf the way the sun sets there. */
export const gulfCoastCareers: Drawing = {
  title: 'A postage stamp: a desk bell rising over water like a sun, and its postmark',
  seed: 23,
  layers: [
    { kind: 'paper', shape: edge },
    { kind: 'wash', tone: 'rose', shape: box(32, 15, 95, 78) },
    { kind: 'ink', strokes: [{ curve: closed(edge) }] },
    { kind: 'thin', strokes: [closed(frame)] },
    { kind: 'paper', shape: [...dome, [92, 68], [92, 74], [42, 74], [42, 68]] },
    {
      kind: 'ink',
      strokes: [{ curve: dome }, closed(box(43, 68, 91, 74)), ring([67, 45.4], 2.8, 6)],
    },
    { kind: 'thin', strokes: [{ curve: arc([67, 68], 14.5, 195, 245, 4) }] },
    { kind: 'thin', strokes: [waves(40, 83, 6), waves(44.5, 90, 5), waves(53, 96.5, 3)] },
    { kind: 'pencil', strokes: rays([66.5, 67], 24.5, 31, 202, 338, 6) },
    {
      kind: 'thin',
      strokes: [
        ring([112, 38], 21, 10),
        ring([112, 38], 15, 8),
        waves(130, 31, 3, 9, 2.4),
        waves(132, 38, 2.5, 9, 2.4),
        waves(130, 45, 3, 9, 2.4),
      ],
    },
  ],
};
