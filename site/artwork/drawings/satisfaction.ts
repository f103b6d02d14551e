import type { Drawing } from '../drawing.ts';
import type { Point } from '../path.ts';
import { bold, ink, outline, paper, pencil, thin, wash } from './layers.ts';
import { circle, curve, disc } from './outlines.ts';
import { box, textLines } from './shapes.ts';

const sheet = box(24, 14, 98, 106);

/** The scalloped edge of a rosette. */
const scallops = Array.from({ length: 25 }, (_, index): Point => {
  const angle = (index / 24) * Math.PI * 2 - 1.5;
  const reach = index % 2 === 0 ? 21.5 : 18;
  return [108 + Math.cos(angle) * reach, 54 + Math.sin(angle) * reach];
});

export const satisfaction: Drawing = {
  title: 'A resume that its owner has signed off, with a rosette',
  seed: 211,
  layers: [
    paper(sheet),
    wash('sand', box(28, 18, 92, 78)),
    ink(outline(sheet)),
    bold(...textLines([24, 33, 60])),
    thin(
      ...textLines([31, 33, 72], [42, 33, 80], [49, 33, 76], [56, 33, 81], [63, 33, 74], [70, 33, 79]),
      '33,97 80,96.5',
      '33,93 36.5,89',
      '36.5,93 33,89',
    ),
    ink(
      curve(
        '40,95 44,86 49,80 52,82 47,90 44,97 47,93 51,89 53,91 53,94.5 57,90 58,94 62,89.5 63,94 69,91 78,89.5 88,87',
      ),
    ),
    paper('97,68 91,101 101,95 107,103 110,72 115,103 121,94.5 130,100 120,68'),
    wash('rose', '97,70 93,96 101,92 107,98 109,74 115,98 120,91 127,94 119,68'),
    ink('97.5,70 91,101.5 101,95.5 107.5,103.5 109.5,80', '110.5,80 115.5,103.5 121,95 130,100.5 119.5,69'),
    paper(disc(108, 54, 19)),
    wash('yellow', disc(108, 54, 18)),
    ink({ curve: scallops }),
    thin(circle(108, 54, 13)),
    pencil(curve('101,54 104,56.5 106.5,61'), curve('106.5,61 110.5,53 116.5,46.5')),
  ],
};
