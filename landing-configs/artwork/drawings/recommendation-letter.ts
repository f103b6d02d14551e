import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc } from '#artwork/pen/outlines.ts';
import { textLines } from '#artwork/pen/shapes.ts';

const praise = '60,12 142,10.5 142,74 84,75 66,84 70,75 60,75';

export const recommendationLetter: Drawing = {
  title: 'A former manager speaks well of someone',
  seed: 434,
  layers: [
    paper(praise),
    wash('yellow', '64,17 136,16 136,69 64,70'),
    ink(outline(praise)),
    thin(...textLines([29, 92, 132], [37, 92, 126], [47, 70, 130], [55, 70, 134], [63, 70, 112])),
    pencil(
      curve('79,22 73,25 70,31 71,37 76,38.5 79,35 77,31 71.5,32'),
      curve('89,22 83,25 80,31 81,37 86,38.5 89,35 87,31 81.5,32'),
    ),
    paper('14,110 17,96 26,88 38,85 50,88 58,96 61,110'),
    paper(disc(37, 62, 13, 15)),
    wash('green', '18,108 21,97 30,91 38,96 46,91 54,97 57,108'),
    ink(
      circle(37, 63, 12, 14),
      curve('14,110 16,97 23,90 31,86.5'),
      curve('43,86.5 52,90 58.5,97 61,110'),
      '30.5,86 37,95 43.5,86',
      '10,110 66,110.5',
      curve('25,62 24,53 29,47 38,45.5 47,49 50,57 49,62'),
      curve('25.5,59 33,58 41,53.5 45,57 49,59'),
    ),
    thin(
      '37,95 34.5,100 37,109.5',
      '37,95 39.5,100 37,109.5',
      circle(32, 64, 3.6),
      circle(42.5, 64, 3.6),
      '35.7,63.5 38.9,63.5',
      curve('33,71.5 37.5,73.5 42,71'),
      '31.5,77 31,86',
      '42.5,77 43,86',
    ),
  ],
};
