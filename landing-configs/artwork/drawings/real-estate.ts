import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { along, arc, circle, curve, disc, points } from '#artwork/pen/outlines.ts';
import { box, handFigures } from '#artwork/pen/shapes.ts';

const sheet = box(8, 10, 112, 108);
const key = along([93, 103], [132, 45]);
const bit = [
  key(58, -2.6),
  key(1, -2.6),
  key(1, 2.6),
  key(4, 2.6),
  key(4, 9),
  key(9, 9),
  key(9, 2.6),
  key(13, 2.6),
  key(13, 7.5),
  key(18, 7.5),
  key(18, 2.6),
  key(58, 2.6),
];
const [bowX, bowY] = key(70, 0);
const bow = disc(bowX, bowY, 12.5);
const [holeX, holeY] = key(75, 0);
const fob = '140,76 154,88 154,111 126,111 126,88';

export const realEstate: Drawing = {
  title: 'The plan of a house, its width measured in pencil, with the front door key on its corner',
  seed: 124,
  layers: [
    paper(sheet),
    wash('rose', '20,36 52,36 52,74 20,74'),
    wash('blue', '58,62 92,62 92,92 58,92'),
    ink(outline(sheet)),
    bold(
      '30,36 18,36 18,50',
      '18,64 18,80 22,80',
      '38,80 56,80 56,98 102,98 102,56',
      '102,44 102,36 46,36',
      '56,36 56,46',
      '56,60 56,80',
      '56,63 68,63',
      '84,63 102,63',
    ),
    thin(
      '30,34.6 46,34.6',
      '30,37.4 46,37.4',
      '16.6,50 16.6,64',
      '19.4,50 19.4,64',
      '100.6,44 100.6,56',
      '103.4,44 103.4,56',
      '22,80 22,64.5',
      { curve: arc(22, 80, 16, 16, -88, 0) },
      '56,60 44,53',
      { curve: arc(56, 60, 14, 14, 212, 270) },
      ...[76, 80, 84, 88, 92].map((x) => points(`${x},37 ${x},47`)),
      '72,47.5 96,47.5',
    ),
    finePencil(
      '18,24 48,24',
      '72,24 102,24',
      '18,20 18,28',
      '102,20 102,28',
      ...handFigures('24', 51.5, 19, 0.95),
      '68,18.5 67.3,22',
    ),
    paper(bit),
    paper(bow),
    flatWash(
      'yellow',
      bow.map(([x, y]) => [x - 1, y - 1]),
    ),
    ink(bit, circle(bowX, bowY, 12.5)),
    paper(disc(holeX, holeY, 3.8)),
    thin(circle(holeX, holeY, 3.8), curve('139,42 149,52 149,70 140,86')),
    paper(fob),
    wash('green', '140,80 151,90 151,108 129,108 129,90'),
    ink(outline(fob)),
    thin(
      circle(140, 86.5, 2),
      curve('139,42 149,52 149,70 140.5,86'),
      '135.5,111 135.5,98 144.5,98 144.5,111',
    ),
  ],
};
