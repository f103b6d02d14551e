import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc } from '#artwork/pen/outlines.ts';

const board = '80,14 138,34 80,54 22,34';
const cap = '50,44 80,54.5 110,44 110,64 102,70 90,73.5 80,74 70,73.5 58,70 50,64';

export const entryLevel: Drawing = {
  title: 'A graduate’s cap and a rolled diploma',
  seed: 414,
  layers: [
    paper(cap),
    wash('blue', '53,48 80,57 106,48 106,62 96,69 80,71 64,69 53,62'),
    paper(board),
    wash('green', '80,19 126,34 80,50 32,34'),
    ink(
      outline(board),
      '50,44.5 50,64',
      curve('50,64 56,69 67,73 80,74 93,73 104,69 110,64'),
      '110,64 110,44.5',
      curve('79,34 100,37 118,41 122,47 122,66'),
      circle(79, 33.5, 3, 1.8),
    ),
    bold('122,68 119.5,79', '122,68 122.5,80', '122,68 125.5,79'),
    thin('119,67 125,67'),
    paper('36,88 118,82 118,104 36,108'),
    paper(disc(118, 93, 5, 11)),
    wash('yellow', '36,90 114,85 115,101 36,105'),
    ink(
      '36,88 118,82',
      '36.5,108.5 118,104',
      curve('36,88 31.5,92 31,102 36.5,108.5'),
      circle(118, 93, 5, 11),
    ),
    thin(curve('118.5,88 116,91 116,96 119,97 120.5,93 118.5,91.5')),
    pencil(
      curve('70,85.5 73.5,91 74,100 71,106.5'),
      curve('74,97 66,91 60,92 61,98 73,97.5'),
      curve('74,97 81,90 88,90.5 87,96 74.5,97.5'),
      curve('73,98 68,105 64,114'),
      curve('75,98 79,105 85,112.5'),
    ),
  ],
};
