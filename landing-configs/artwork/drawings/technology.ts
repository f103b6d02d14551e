import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

export const technology: Drawing = {
  title: 'A laptop with code on its screen',
  seed: 104,
  layers: [
    paper(soft(36, 18, 124, 84, 4)),
    wash('blue', box(44, 27, 116, 76)),
    wash('yellow', '26,88 138,88 132,98 31,98'),
    ink(
      outline(soft(36, 18, 124, 84, 4)),
      curve('21,84 22.5,88.5 25.5,93.5 30,96 46,96 80,96 114,96 130,96 134.5,93.5 137.5,88.5 139,84'),
      '20,84 140,84',
      '60,47.5 52,55 60.5,62.5',
      '85,47.5 93,55 84.5,62.5',
      '76,44 68.5,66.5',
    ),
    thin(
      outline(box(43, 25.5, 117, 77)),
      '43.5,33.5 117,33.5',
      '66,84 69,88.5 91,88.5 94,84',
      circle(48.5, 29.5, 1.1),
      circle(53.5, 29.5, 1.1),
      ...textLines([44, 102, 112], [50, 102, 109], [56, 102, 113], [62, 102, 107]),
    ),
  ],
};
