import type { Drawing } from '#artwork/pen/drawing.ts';
import { finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { along, circle, curve, soft } from '#artwork/pen/outlines.ts';
import { box, scribble, textLines } from '#artwork/pen/shapes.ts';

const board = soft(28, 20, 100, 110, 4);
const sheet = box(35, 29, 93, 104);
const pen = along([88, 78], [143, 22]);
const barrel = [pen(12, -4.2), pen(74, -4.2), pen(74, 4.2), pen(12, 4.2)];

export const submitDetails: Drawing = {
  title: 'A form on a clipboard, half filled in, and a pen',
  seed: 301,
  layers: [
    paper(board),
    wash('sand', soft(30, 22, 98, 108, 4)),
    paper(sheet),
    wash('green', box(40, 39, 86, 97)),
    ink(outline(board), outline(sheet)),
    paper('50,29 50,21 57,19 59,12 69,12 71,19 78,21 78,29'),
    ink('50,29 50,21 57,19.5 59,12 69,12 71,19.5 78,21 78,29 49,29'),
    paper(box(41, 44, 87, 52)),
    paper(box(41, 62, 87, 70)),
    thin(
      circle(64, 17, 1.6),
      ...textLines([40, 41, 56], [58, 41, 62]),
      outline(box(41, 44, 87, 52)),
      outline(box(41, 62, 87, 70)),
      ...scribble(44, 49.5, 26),
      outline(box(41, 78, 47, 84)),
      outline(box(41, 90, 47, 96)),
      ...textLines([81.5, 52, 76], [93.5, 52, 70]),
    ),
    finePencil(...scribble(44, 67.5, 30), curve('42,80.5 44,83 45.5,79 50,74.5')),
    paper([pen(0, 0), ...barrel.slice(0, 3), pen(12, 4.2)]),
    flatWash(
      'yellow',
      barrel.map(([x, y]) => [x - 2.4, y - 2.4] as const),
    ),
    ink([
      pen(12, -4.2),
      pen(74, -4.2),
      pen(76.5, -2),
      pen(76.5, 2),
      pen(74, 4.2),
      pen(12, 4.2),
      pen(0.5, 0),
      pen(12, -4.2),
      pen(12, 4.2),
    ]),
    thin(
      [pen(0, 0), pen(8, 0)],
      [pen(52, -4.2), pen(52, 4.2)],
      [pen(68, -4.2), pen(68, -7.4), pen(46, -6.6)],
    ),
  ],
};
