import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { along, curve } from '#artwork/pen/outlines.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(12, 12, 88, 108);
const stamp = along([104, 78], [132, 12]);

/** Half of the turned handle, from its foot to the top of its knob: how far up, how far out. */
const turned: Point[] = [
  [15, 17],
  [18, 12],
  [24, 7],
  [31, 5],
  [36, 6.5],
  [38, 8],
  [41, 5.5],
  [45, 5],
  [49, 9],
  [55, 11.5],
  [62, 10.5],
  [67, 5.5],
  [68.5, 0],
];
const side = (turn: 1 | -1): Point[] => turned.map(([far, aside]) => stamp(far, aside * turn));
const handle = [...side(-1), ...side(1).reverse()];
const slab = (from: number, to: number, half: number): Point[] => [
  stamp(from, -half),
  stamp(to, -half),
  stamp(to, half),
  stamp(from, half),
];
const across = (far: number, half: number): Stroke => [stamp(far, -half), stamp(far, half)];

export const satisfaction: Drawing = {
  title: 'A rubber stamp that has just left a tick on a resume',
  seed: 211,
  layers: [
    paper(sheet),
    wash('sand', box(16, 16, 82, 64)),
    ink(outline(sheet)),
    bold(...textLines([23, 21, 46])),
    thin(...textLines([30, 21, 58], [41, 21, 78], [48, 21, 72], [55, 21, 77], [62, 21, 60])),
    pencil(outline('40,76 78,70 82,94 44,100')),
    pencil(curve('50,87 55,89.5 58,94'), curve('58,94 64,82 74,73')),
    paper(handle),
    wash(
      'yellow',
      handle.map(([x, y]): Point => [x - 1.5, y - 1]),
    ),
    paper(slab(0, 15, 19)),
    flatWash('rose', slab(1, 5, 17)),
    ink({ curve: side(-1) }, { curve: side(1) }, outline(slab(5, 15, 19)), outline(slab(0, 5, 17))),
    thin(across(38, 7), across(42.5, 5)),
    finePencil('94,94 100,98', '104,98 108,103', '93,104 96,109'),
  ],
};
