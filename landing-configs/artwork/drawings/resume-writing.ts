import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { curve, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(20, 10, 90, 108);
const vane = '117,58 110,48 109,38 114,26 124,15 137,8 147,6 147,16 142,29 133,42 121,54';

export const resumeWriting: Drawing = {
  title: 'A resume beside an inkwell with a quill',
  seed: 401,
  layers: [
    paper(sheet),
    wash('sand', box(24, 14, 46, 103)),
    ink(outline(sheet)),
    bold(...textLines([20, 28, 62])),
    thin(
      ...textLines(
        [26.5, 28, 78],
        [38, 28, 40],
        [44.5, 28, 43],
        [51, 28, 38],
        [62, 28, 42],
        [68.5, 28, 39],
        [75, 28, 43],
      ),
      ...textLines(
        [38, 52, 68],
        [44.5, 52, 81],
        [51, 52, 77],
        [57.5, 52, 80],
        [68.5, 52, 70],
        [75, 52, 80],
        [81.5, 52, 76],
      ),
      ...textLines([92, 52, 66], [98.5, 52, 79]),
    ),
    finePencil(curve('51,60 64,59 81,59.5 66,61.5'), curve('47,66 45.5,67 45,74 45.5,82 47,83.5')),
    paper(vane),
    wash('yellow', '119,52 113,40 118,28 128,18 142,12 140,26 130,40'),
    ink(curve(`${vane} 117,58`), curve('115,72 118,58 126,38 136,22 146,8')),
    thin(
      '123,46 114,43',
      '127,37 118,33',
      '132,29 125,23',
      '124,43.5 133,39',
      '130,33 140,28',
      '116,29 112,26',
    ),
    paper(soft(100, 77, 134, 108, 5)),
    wash('blue', soft(102, 88, 131, 105, 4)),
    ink(
      outline(soft(99, 79, 135, 108, 6)),
      '108,79 108,72',
      '126,79 126,72',
      outline(soft(104.5, 67.5, 129.5, 72.5, 2)),
    ),
    thin(curve('101,90 110,88.5 122,91 133,89'), '105,97 105,102'),
  ],
};
