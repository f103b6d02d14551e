import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, curve } from '#artwork/pen/outlines.ts';
import { box } from '#artwork/pen/shapes.ts';

const upright = (x: number, top: number, bottom: number): Stroke => [
  [x, top],
  [x, bottom],
];
const dome = arc(80, 42, 18, 21, 180, 360);

export const government: Drawing = {
  title: 'A capitol with a flag on its dome',
  seed: 131,
  layers: [
    paper(dome),
    paper('62,42 98,42 98,56 120,66 120,94 40,94 40,66 62,56'),
    wash('blue', arc(80, 42, 16, 18, 180, 360)),
    wash('yellow', box(54, 70, 104, 92)),
    wash('sand', '28,95 130,95 134,105 26,105'),
    ink(
      { curve: dome },
      '60,42 100,42.5',
      '63,42.5 63,55',
      '97,42.5 97,55',
      '50,66 80,52 110,66.5',
      outline(box(36, 65.5, 124, 71)),
      '40,71 40,94',
      '120,71 120,94',
      outline(box(32, 94, 128, 99.5)),
      outline(box(24, 99.5, 136, 106)),
      ...[56, 61.5, 69.5, 75, 85, 90.5, 98.5, 104].map((x) => upright(x, 72, 93.5)),
    ),
    thin(
      ...[68, 74, 80, 86, 92].map((x) => upright(x, 44.5, 51)),
      curve('72,40 71.5,31 77,22'),
      curve('88,40 88.5,31 83,22'),
      '76.5,21.5 76.5,15.5 83.5,15.5 83.5,21.5',
      '80,15 80,4',
      '80,4.5 91,6.5 88.5,8.5 91,11 80,10.5',
      circle(80, 61, 2.4),
      outline(box(44, 77, 50.5, 88)),
      outline(box(109.5, 77, 116, 88)),
    ),
  ],
};
