import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const monitor = soft(14, 14, 122, 86, 4);
const screen = box(20, 20, 116, 74);
const phone = soft(108, 46, 140, 110, 5);

export const industryWebResume: Drawing = {
  title: 'A web resume with the skyline of its trade, on a desk and on a phone',
  seed: 604,
  layers: [
    paper('60,86 76,86 80,102 56,102'),
    ink('60.5,86 57,102', '75.5,86 79,102', outline(soft(42, 101.5, 94, 107, 2))),
    paper(monitor),
    wash('blue', box(20, 20, 112, 48)),
    wash('sand', box(22, 54, 100, 71)),
    ink(outline(monitor)),
    thin(
      outline(screen),
      '20,52 116,52',
      '26,52 26,40 34,40 34,52',
      '34,46 41,46 41,52',
      '44,52 44,31 54,31 54,52',
      '49,31 49,25',
      '56,52 56,38 64,34 64,52',
      '68,52 68,28 78,28 78,52',
      '80,52 80,44 90,44 90,52',
      '93,52 93,36 101,32 101,52',
      '47,36 51,36',
      '47,41 51,41',
      '47,46 51,46',
      '71,33 75,33',
      '71,38 75,38',
      '71,43 75,43',
      circle(105, 28.5, 3.5),
      circle(68, 80, 1.1),
      ...textLines([65, 26, 62], [70, 26, 52], [60, 76, 98], [65, 76, 92]),
    ),
    bold('26,59.5 54,59.5'),
    finePencil(curve('26,62 38,61.5 55,62')),
    paper(phone),
    wash('green', box(111, 54, 134, 70)),
    flatWash('yellow', box(112, 91, 130, 96)),
    ink(outline(phone)),
    thin(
      '120,50.5 128,50.5',
      '113,72 113,64 118,64 118,72',
      '120,72 120,58 127,58 127,72',
      '129,72 129,66 135,66 135,72',
      '109,72 139.5,72',
      ...textLines([83, 114, 133], [87.5, 114, 128]),
      outline(soft(114, 93.5, 134, 100, 3)),
      '121,105.5 127,105.5',
    ),
    bold('114,77.5 128,77.5'),
  ],
};
