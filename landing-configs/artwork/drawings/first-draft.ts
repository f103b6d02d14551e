import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { arc, curve, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(50, 7, 104, 52);
const body = '38,58 116,58 122,80 132,104 131,109 23,109 22,104 32,80';
const key = (x: number, y: number): Stroke => ({ curve: arc(x, y, 3, 2.4, -100, 290) });
const row = (y: number, from: number, count: number, gap: number): Stroke[] =>
  Array.from({ length: count }, (_, index) => key(from + index * gap, y));

export const firstDraft: Drawing = {
  title: 'A typewriter with the first lines of a resume',
  seed: 304,
  layers: [
    paper(sheet),
    wash('sand', box(53, 11, 98, 48)),
    ink('50,48 50,7 104,7 104,48'),
    bold(...textLines([16, 58, 80])),
    thin(...textLines([22, 58, 90], [31, 58, 97], [37, 58, 93], [43, 58, 78])),
    finePencil(curve('74,35.5 76.5,31 79,35.5')),
    paper(soft(28, 47, 126, 59, 4)),
    paper(body),
    wash('green', '40,62 112,62 118,80 126,102 28,102 36,80'),
    wash('yellow', box(33, 49, 118, 56)),
    ink(
      outline(soft(32, 47, 122, 58.5, 4)),
      outline(body),
      '32,49.5 25.5,49.5 25.5,56 32,56',
      '122,49.5 128.5,49.5 128.5,56 122,56',
    ),
    bold('25,52 15,43'),
    thin(
      '62,58.5 66,51.5 88,51.5 92,58.5',
      '32,79.5 122,79.5',
      curve('58,79 62,68 77,64 92,68 96,79'),
      curve('65,79 68,72 77,69.5 86,72 89,79'),
      ...row(85.5, 43, 7, 11.3),
      ...row(92.5, 39, 7, 12.6),
      outline(soft(50, 98.5, 104, 104, 2)),
    ),
  ],
};
