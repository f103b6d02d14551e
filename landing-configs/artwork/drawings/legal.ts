import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, soft } from '#artwork/pen/outlines.ts';

const leftPan = '21,62 25,71 35,75.5 43,75.5 53,71 57,62';
const rightPan = '103,62 107,71 117,75.5 125,75.5 135,71 139,62';

export const legal: Drawing = {
  title: 'Scales in balance on a law book',
  seed: 128,
  layers: [
    paper(leftPan),
    paper(rightPan),
    wash('yellow', leftPan),
    wash('green', rightPan),
    paper(soft(42, 92, 118, 108, 2)),
    wash('rose', '48,93 116,93 116,105 48,105'),
    ink(
      '78,22 77.5,84',
      '82,22 82.5,84',
      circle(80, 17, 4),
      curve('39,28 50,24 66,24 80,29 94,24 110,24 121,28'),
      curve('39,30 52,28.5 66,29.5 80,34 94,29.5 108,28.5 121,30'),
      '20,62 58,62',
      curve(leftPan),
      '102,62 140,62',
      curve(rightPan),
      curve('66,92 68,86.5 77,84 83,84 92,86.5 94,92'),
      curve('118,92 80,92 46,92 42,94.5 41,100 42,106 46,108.5 80,108 118,108.5'),
    ),
    thin(
      '39,29.5 22,61',
      '39,29.5 56,61',
      '39,30 39,61',
      '121,29.5 104,61',
      '121,29.5 138,61',
      '121,30 121,61',
      circle(39, 28.5, 1.8),
      circle(121, 28.5, 1.8),
      '76,50 84,50',
      '76,53 84,53',
      curve('117.5,92.5 115.5,100 117.5,108'),
      '50,96 115,96',
      '50,100.5 114,100.5',
      '50,104.5 115,104.5',
      outline('55,92.5 62,92.5 62,108 55,108'),
    ),
  ],
};
