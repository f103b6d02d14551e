import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const front = box(24, 10, 84, 86);

export const unlimitedRevisions: Drawing = {
  title: 'Three rounds of a page, and an arrow that sends it around again',
  seed: 208,
  layers: [
    paper(box(50, 32, 110, 110)),
    wash('green', box(54, 36, 106, 106)),
    ink('97,32 110,32 110,110 50,110 50,98'),
    paper(box(37, 21, 97, 98)),
    wash('blue', box(41, 25, 93, 94)),
    ink('84,21 97.5,21 97,98 37,98 37,86'),
    paper(front),
    wash('sand', box(28, 14, 78, 82)),
    ink(outline(front)),
    bold(...textLines([20, 32, 56])),
    thin(
      ...textLines(
        [26.5, 32, 66],
        [37, 32, 76],
        [44, 32, 72],
        [51, 32, 75],
        [62, 32, 74],
        [69, 32, 70],
        [76, 32, 62],
      ),
    ),
    finePencil('31,45 62,43.5', curve('60,55 62.5,50 65,55'), curve('66,41 69,38.5 72,42 75,38.5 78,41')),
    pencil(
      curve('47,59 60,57.5 77,58.5 80,64 74,71 52,72.5 29,70 28,63 36,58.5 54,56.5'),
      curve('98,14 116,12.5 130,22 135,40 132,60 121,73'),
      '121.5,62 119.5,74.5 131.5,71.5',
    ),
  ],
};
