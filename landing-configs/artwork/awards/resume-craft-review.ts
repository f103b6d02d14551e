import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { arc, around, leaf } from '#artwork/pen/emblem-shapes.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, closed, textLines } from '#artwork/pen/shapes.ts';

const center: Point = [80, 57];
const radius = 45;
const sheet = box(61, 26, 99, 82);
const tie = box(76.5, 98.5, 83.5, 105.5);
const steps = [0, 1, 2, 3, 4, 5];

/** One branch from the foot of the wreath to its open top; `side` is 1 for the right one. */
function branch(side: 1 | -1): { stem: Stroke; leaves: Stroke[] } {
  const angle = (degrees: number) => (side === 1 ? degrees : 180 - degrees);
  const stem = { curve: [0, 1, 2, 3, 4].map((leg) => around(center, radius, angle(98 - leg * 35))) };
  const leaves = steps.flatMap((step): Stroke[] => {
    const along = 76 - step * 21;
    const foot = around(center, radius, angle(along));
    const length = 16.5 - step * 0.6;
    const outer = leaf(foot, angle(along - 52), length, 8.6);
    const inner = leaf(foot, angle(along - 126), length * 0.82, 7.4);
    return [{ curve: outer }, { curve: inner }];
  });
  const tip = around(center, radius, angle(-42));
  return { stem, leaves: [...leaves, { curve: leaf(tip, angle(-122), 14, 7) }] };
}

const [left, right] = [branch(-1), branch(1)];
const crescent = (from: number, to: number): Point[] => [
  ...arc([77, 54], 54, from, to, 10),
  ...arc([77, 54], 37, to, from, 8),
];

/** A laurel around the page that was chosen. */
export const resumeCraftReview: Drawing = {
  title: 'A laurel wreath around a resume that an editor has ticked',
  seed: 57,
  layers: [
    { kind: 'wash', tone: 'green', flat: true, shape: crescent(-58, 72) },
    { kind: 'wash', tone: 'green', flat: true, shape: crescent(108, 238) },
    { kind: 'paper', shape: sheet },
    { kind: 'ink', strokes: [closed(sheet)] },
    { kind: 'ink', strokes: [left.stem, right.stem] },
    { kind: 'thin', strokes: [...left.leaves, ...right.leaves] },
    { kind: 'paper', shape: tie },
    { kind: 'ink', strokes: [closed(tie)] },
    { kind: 'bold', strokes: textLines([35, 68, 84]) },
    {
      kind: 'thin',
      strokes: textLines([43, 68, 92], [50, 68, 89], [57, 68, 92], [64, 68, 80], [71, 68, 78]),
    },
    {
      kind: 'pencil',
      strokes: [
        {
          curve: [
            [82, 67],
            [86.5, 71],
            [89, 77],
          ],
        },
        {
          curve: [
            [89, 77],
            [94, 65],
            [101, 55],
            [110, 46],
          ],
        },
      ],
    },
  ],
};
