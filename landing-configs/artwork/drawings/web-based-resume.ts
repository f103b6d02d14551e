import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { bust, circle, curve, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const frame = soft(18, 14, 138, 104, 5);
const cursor = '117,70 117,98 123.5,92 128,102.5 133,100.5 128.5,90.5 137,90';

export const webBasedResume: Drawing = {
  title: 'A resume as a web page',
  seed: 418,
  layers: [
    paper(frame),
    wash('green', box(26, 36, 64, 70)),
    wash('blue', box(20, 15, 134, 25)),
    flatWash('yellow', box(70, 56, 93, 63)),
    paper(soft(50, 18, 120, 25, 3)),
    ink(outline(frame), '18.5,29 138,29', outline(box(27, 37, 66, 72))),
    bold('74,41 116,41'),
    thin(
      circle(25.5, 21.5, 1.6),
      circle(32, 21.5, 1.6),
      circle(38.5, 21.5, 1.6),
      outline(soft(50, 18, 120, 25, 3)),
      '54,21.5 84,21.5',
      ...bust(46.5, 51, 20),
      ...textLines([48, 74, 128], [53.5, 74, 120]),
      outline(soft(73, 59, 98, 67, 3)),
      '79,63 92,63',
      ...[27, 62, 97].map((x) => outline(box(x, 79, x + 30, 97))),
      ...textLines([84.5, 31, 44], [89.5, 31, 53], [84.5, 66, 78], [89.5, 66, 88], [84.5, 101, 112]),
    ),
    finePencil(curve('74,44.5 92,43.5 117,44 104,45.5')),
    paper(cursor),
    ink(outline(cursor)),
    finePencil('108,66 104,63', '113,61.5 111.5,57', '119.5,61.5 121,57'),
  ],
};
