import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, curve, soft } from '#artwork/pen/outlines.ts';

export const salesMarketing: Drawing = {
  title: 'A megaphone that is heard',
  seed: 118,
  layers: [
    wash('yellow', '104,34 118,36 129,47 131,60 127,74 115,83 104,84'),
    paper('46,47 94,22 101,40 101,74 94,92 46,70'),
    wash('rose', '50,50 92,30 95,88 50,70'),
    paper(soft(28, 47, 46, 70, 4)),
    ink(
      '46,47.5 94.5,22',
      '46,70 94.5,92',
      circle(95, 57, 7, 35),
      outline(soft(29, 47, 46, 70, 4)),
      curve('54,74 55.5,85 59,97 61.5,100 67,100 73,99.5 73.5,96.5 70,88 67.5,80'),
    ),
    thin(
      curve('57,42 59.5,50 59.5,67 57,75'),
      curve('35,52.5 34,58 35,65'),
      circle(95, 57.5, 2.6, 9),
      curve('60,80.5 61.5,88 64.5,95'),
      { curve: arc(101, 57, 14, 15, -50, 50) },
      { curve: arc(101, 57, 25, 27, -50, 50) },
      { curve: arc(101, 57, 36, 39, -48, 48) },
    ),
  ],
};
