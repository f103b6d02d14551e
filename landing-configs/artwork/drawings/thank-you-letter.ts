import type { Drawing } from '#artwork/pen/drawing.ts';
import { ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc } from '#artwork/pen/outlines.ts';
import { scribble, textLines } from '#artwork/pen/shapes.ts';

const left = '18,28 64,18 64,100 18,108';
const right = '64,18 112,28 112,108 64,100';

export const thankYouLetter: Drawing = {
  title: 'A folded card with handwriting, and a flower',
  seed: 428,
  layers: [
    paper(left),
    paper(right),
    wash('sand', '22,32 59,24 59,95 22,102'),
    wash('yellow', '70,28 106,35 106,62 70,58'),
    ink(outline(left), '64,18 112,28 112,108 64,100'),
    thin(
      ...scribble(72, 44, 32, 4),
      ...textLines([56, 72, 103], [64, 72, 100], [72, 72, 104], [80, 72, 92]),
      curve('82,97 85,91 88,92 86,97 90,94 93,96 98,94 104,94.5'),
      curve('41,92 40,78 42,62 41,46 42,36'),
      ...[
        [84, -1],
        [76, 1],
        [67, -1],
        [58, 1],
        [49, -1],
      ].map(([y = 0, side = 1]) =>
        curve(
          `41,${y} ${41 + side * 5},${y - 8} ${41 + side * 12},${y - 10} ${41 + side * 10},${y - 3} 41,${y}`,
        ),
      ),
      curve('42,36 39,31 42.5,26.5 45,31 42,36.5'),
    ),
    pencil(curve('72,49 84,47.5 105,49.5 90,50.5')),
    wash('green', '121,82 131,76 140,68 140,80 130,88 123,92'),
    ink(curve('122,112 126,98 128,82 126,62'), curve('127.5,92 130,82 136,76 145,74 143,84 136,91 127.5,94')),
    thin(curve('128,93 134,86 142,77')),
    paper(disc(125, 50, 13)),
    wash('rose', disc(125, 50, 12)),
    ink(
      curve(
        '121,46 114,42 115,35 122,33 126,40 130,33 137,36 137,43 130,47 138,49 140,56 134,60 128,55 128,63 121,65 117,59 121,53 113,55 109,49 113,44 120,47',
      ),
      circle(125, 49.5, 4),
    ),
  ],
};
