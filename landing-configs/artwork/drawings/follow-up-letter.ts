import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve, soft } from '#artwork/pen/outlines.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box } from '#artwork/pen/shapes.ts';

const calendar = soft(22, 18, 98, 96, 3);
const envelope = box(72, 62, 144, 110);
const days = [44, 55, 66, 77, 88].flatMap((y, week) =>
  [31, 42, 53, 64, 75, 86]
    .filter((x) => !(week === 0 && x < 42) && !(x > 65 && y > 60))
    .map((x): Point[] => [
      [x, y],
      [x + 3.5, y],
    ]),
);

export const followUpLetter: Drawing = {
  title: 'A calendar with one day circled, and a letter for that day',
  seed: 431,
  layers: [
    paper(calendar),
    wash('rose', box(23, 18, 94, 31)),
    ink(outline(calendar), '22.5,35 98,35', '38,23.5 38,12.5', '60,23.5 60,12.5', '82,23.5 82,12.5'),
    thin(...days, '26,92 66,92'),
    paper(envelope),
    wash('blue', box(75, 66, 138, 105)),
    ink(outline(envelope), curve('72,62.5 90,77.5 104,88.5 108,90 112,88.5 126,77.5 144,62')),
    thin('73,109.5 98,84', '143,109.5 118,84'),
    pencil(
      curve('73,49 80,48 84,52 83,58 77,61 71,59 69.5,53.5 73,49 79,47'),
      curve('88,52 100,46 112,46 118,54'),
      '110.5,51.5 118.5,55 121,46.5',
    ),
  ],
};
