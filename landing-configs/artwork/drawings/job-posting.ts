import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc } from '#artwork/pen/outlines.ts';
import { textLines } from '#artwork/pen/shapes.ts';

const cuts = [40.5, 51, 61.5, 82.5, 93, 103.5];
const slip = '124,80 134,77.5 141,101 131,104';

export const jobPosting: Drawing = {
  title: 'A job posted on a notice with tear-off slips; one slip is taken',
  seed: 438,
  layers: [
    paper('30,16 114,16 114,106 82.5,106 82.5,82 72,82 72,106 30,106'),
    wash('yellow', '34,20 108,20 108,76 34,76'),
    ink(
      '72,82.5 72,106 30,106 30,16 114,16 114,106 82.5,106 82.5,82',
      curve('72,82.5 74.5,80.5 77,83 79.5,81 82.5,82.5'),
    ),
    thin('30,81.5 72,81.5', '82.5,81.5 114,81.5'),
    bold('40,32 88,32', '40,39 70,39'),
    thin(
      ...textLines([49, 46, 98], [56, 46, 92], [63, 46, 102], [70, 46, 80]),
      ...[49, 56, 63, 70].map((y) => circle(41.5, y, 0.7)),
      ...cuts.map((x) => [[x, 82] as const, [x, 106] as const]),
      ...[35.5, 46, 56.5, 67, 87.5, 98, 108.5].flatMap((x) => [
        [[x - 1.2, 86] as const, [x - 1, 101] as const],
        [[x + 1.6, 86] as const, [x + 1.4, 95] as const],
      ]),
    ),
    paper(slip),
    flatWash('green', '124,80 131,78 136,96 130,98'),
    ink(outline(slip)),
    thin('128,83.5 132.5,98', '131,83 134,92.5'),
    paper(disc(72, 15, 6)),
    flatWash('rose', disc(71, 14, 5)),
    pencil(circle(72, 15, 6)),
    finePencil(curve('69.5,14 70.5,12 73,11.5')),
  ],
};
