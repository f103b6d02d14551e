import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, curve } from '#artwork/pen/outlines.ts';

const leftLeg = '61,33 66.5,34.5 42.5,93 38,99.5 38.5,91';
const rightLeg = '69.5,34.5 75,33 97.5,91 98,99.5 93.5,93';

export const engineering: Drawing = {
  title: 'A pair of compasses drawing an arc, and a set square',
  seed: 114,
  layers: [
    wash('yellow', '67,50 84,94 93,98 84,104 60,108 36,106 44,95'),
    paper('108,104 152,104 152,46'),
    wash('blue', '112,101 149,101 149,55'),
    paper('126,97 145,97 145,72'),
    paper(leftLeg),
    paper(rightLeg),
    ink(
      '65.3,21.5 65.3,9 70.7,9 70.7,21.5',
      circle(68, 28, 6.5),
      outline(leftLeg),
      outline(rightLeg),
      '106,104 152,104.5 152,45.5 106,104.5',
    ),
    thin(
      circle(68, 28, 2.4),
      '65.5,12.5 70.5,12.5',
      '65.5,15.5 70.5,15.5',
      '65.5,18.5 70.5,18.5',
      curve('52,66 60,69.5 68,70.5 76,69.5 84,66'),
      circle(68, 70.5, 2),
      { curve: arc(38, 99.5, 60, 13, 6, 112) },
      '125,97.5 145.5,97.5 145.5,71 124.5,98',
      '114,104 114,101.5',
      '121,104 121,101.5',
      '128,104 128,101.5',
      '135,104 135,101.5',
      '142,104 142,101.5',
    ),
  ],
};
