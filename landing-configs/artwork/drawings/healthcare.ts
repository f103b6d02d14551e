import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, ink, paper, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc } from '#artwork/pen/outlines.ts';

export const healthcare: Drawing = {
  title: 'A stethoscope around a heart',
  seed: 101,
  layers: [
    wash('rose', '47,32 58,30 66,36 75,30 85,33 86,44 80,54 66,66 52,55 46,44'),
    paper(disc(112, 57, 13.5)),
    wash('yellow', disc(112, 57, 13)),
    ink(
      curve('55,15 47,15.5 41,20 40,30 40,44 43,57 51,67 60,71.5 66,72.5'),
      curve('77,15 85,15.5 91,20 92,30 92,44 89,57 81,67 72,71.5 66,72.5'),
      curve('63.5,79 63.5,88 68,98.5 79,105.5 99,105.5 110,98.5 114.4,88 114.4,72'),
      curve('68.5,79 68.5,87 72,94.5 81,100.6 97.5,100.6 106.2,94.5 109.6,87 109.6,72'),
      circle(112, 57, 13.5),
    ),
    thin(
      '62.6,72.5 69.6,72.5 69.2,79.5 63,79.5 62.5,71.5',
      circle(112, 57, 8),
      curve('107.5,58 108.5,54 112,52.5'),
      '107.5,71.5 116.5,71',
      curve('66.5,46 62,39 55,40 54.5,47.5 60,54.5 66.5,60.5 73,54.5 78,47.5 77.5,40 71,39 66.5,46.5'),
    ),
    bold('55.5,14.5 58.5,17.5', '76.5,14.5 73.5,17.5'),
  ],
};
