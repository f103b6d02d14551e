import type { Drawing, Stroke } from '#artwork/pen/drawing.ts';
import { bold, flatWash, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, curve, disc, points, soft } from '#artwork/pen/outlines.ts';
import { handFigures, textLines } from '#artwork/pen/shapes.ts';

const body = '34,70 100,70 105,88 114,110 20,110 29,88';
const left = '50,66 49,54 40,42 37,28 37.5,12 42,6';
const right = '83,66 82,54 73,42 70,28 71,19';
const tape = [...points(left), ...points(right).reverse()];
/** A square key; the pen stops short of its first corner. */
const key = (x: number, y: number): Stroke =>
  points(`${x},${y} ${x + 6},${y} ${x + 6},${y + 5} ${x},${y + 5} ${x},${y + 0.4}`);
const keys = [0, 1, 2, 3, 4].flatMap((column) => [
  key(38 + column * 13.2, 90.5),
  key(35 + column * 14.7, 99),
]);

export const financeBanking: Drawing = {
  title: 'An adding machine whose paper tape curls up over it, one figure circled',
  seed: 304,
  layers: [
    paper(tape),
    paper(soft(38, 5, 78, 19, 5)),
    wash('yellow', '50,64 48,54 40,42 37,28 39,18 69,18 67,28 71,42 79,54 80,64'),
    ink(curve(left), curve(right), '42,6 75,6', { curve: arc(74.5, 13, 5, 7, -90, 255) }),
    thin(
      curve('76,16 72,15 72,10 75.5,11'),
      ...textLines([25, 47, 63], [31, 52, 64], [55, 60, 74], [60, 64, 75]),
      ...handFigures('429', 49, 38.5, 0.95),
    ),
    pencil(circle(59, 43.5, 16, 8)),
    paper(soft(42, 63, 92, 72, 3)),
    paper(body),
    wash('blue', '38,74 98,74 102,88 109,104 27,104 33,88'),
    ink(outline(soft(42, 63, 92, 70, 3)), outline(body)),
    thin('102,74 109,74 109,84 104,84', '29.5,87 105,87', outline(soft(38, 75, 80, 82, 2)), ...keys),
    bold('103,79 124,79 133,46'),
    paper(disc(134, 39, 7)),
    flatWash('rose', disc(132, 37, 6)),
    ink(circle(134, 39, 7.5)),
  ],
};
