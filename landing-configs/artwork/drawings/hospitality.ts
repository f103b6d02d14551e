import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, curve, soft } from '#artwork/pen/outlines.ts';
import { handFigures } from '#artwork/pen/shapes.ts';

const dome = arc(62, 88, 37, 40, 180, 360);
const tag = '115,68 126,61 137,68 137,104 115,104';

export const hospitality: Drawing = {
  title: 'A bell on the front desk and the key to room 214',
  seed: 121,
  layers: [
    paper(dome),
    wash('yellow', arc(63, 87, 31, 33, 180, 360)),
    wash('green', '22,92 106,92 102,103 26,103'),
    ink(
      { curve: dome },
      outline(soft(17, 88, 107, 99.5, 3.5)),
      circle(62, 41, 8, 3.8),
      '59,45 59,48.5',
      '65,45 65,48.5',
    ),
    thin(
      curve('34,80 37,68 45,60'),
      curve('44,58.5 46.5,57 48,56.5'),
      '24,94 92,94.5',
      curve('37,35 33.5,31 28,28'),
      curve('48,27 46,22 43,17.5'),
      curve('76,27 78,22 81,17.5'),
      curve('87,35 90.5,31 96,28'),
    ),
    paper(tag),
    wash('rose', '118,72 126,66 134,72 134,100 118,100'),
    ink(outline(tag), circle(123, 42, 8.5), '129,36 145.5,16', '142.5,20 147,24', '137.5,26 142,30'),
    thin(
      circle(126, 68.5, 2),
      circle(121.5, 43.5, 2.4),
      curve('126,68 119,60 117,50 120.5,44'),
      ...handFigures('214', 117.5, 82, 0.92),
    ),
  ],
};
