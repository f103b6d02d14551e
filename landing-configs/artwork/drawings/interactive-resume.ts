import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(24, 10, 98, 108);
const note = '78,18 136,17 136,41 97,42 90,50 88,42 78,42';
const hand =
  '79,113 73,102 67,93 68,90 72,90 79,96 79,71 81.5,68 84.5,71 85,85 90,83 92,87 97,85 99,89 104,87 107,91 106,103 102,113';
const bars = [
  [34, 70],
  [45, 63],
  [56, 67],
  [67, 58],
] as const;

export const interactiveResume: Drawing = {
  title: 'A hand taps a bar of a chart on a resume and a note opens',
  seed: 424,
  layers: [
    paper(sheet),
    wash('green', box(31, 60, 70, 78)),
    flatWash('yellow', box(77, 51, 84, 78)),
    ink(outline(sheet), '30,80.5 92,80.5', '78,80 78,54 87,54 87,80'),
    bold(...textLines([20, 32, 58])),
    thin(
      ...textLines([27, 32, 70], [36, 32, 66], [42.5, 32, 70], [90, 32, 62], [96.5, 32, 66], [103, 32, 56]),
      ...bars.map(([x, y]): Point[] => [
        [x, 80],
        [x, y],
        [x + 8, y],
        [x + 8, 80],
      ]),
    ),
    paper(note),
    wash('yellow', '81,21 131,20 131,38 81,39'),
    ink(outline(note)),
    bold('85,25.5 101,25.5'),
    thin(...textLines([31, 85, 129], [36, 85, 119])),
    paper(hand),
    wash('rose', '80,98 86,88 100,90 102,98 96,108 84,108'),
    ink(
      curve('79,113 76,106 71.5,99 67.5,93.5 68,90 72,90 76,93.5 79,97'),
      curve('79,97 79,85 79,72 80.5,68.5 83,68.5 84.5,72 85,87'),
      curve('85,87 86.5,83 90,82.5 92,86 92,90'),
      curve('92,88 94,84.5 97.5,85 99,88.5 99,92'),
      curve('99,90 101,87 104.5,87.5 106.5,92 106,102 102.5,113'),
      '78,113 103.5,112.5',
    ),
    finePencil('73.5,71.5 70,70', '75.5,66 72.5,62.5', '90.5,66 93.5,62.5', '92.5,71.5 96.5,70.5'),
  ],
};
