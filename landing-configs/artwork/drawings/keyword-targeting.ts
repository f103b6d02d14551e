import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { along, circle, curve, disc } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(28, 12, 92, 106);
const handle = along([133, 110], [98, 66]);

export const keywordTargeting: Drawing = {
  title: 'A resume whose keywords are highlighted, under a magnifying glass',
  seed: 201,
  layers: [
    paper(sheet),
    wash('sand', box(31, 16, 86, 100)),
    flatWash('yellow', box(54, 33.5, 76, 39.5)),
    flatWash('yellow', box(33, 60, 52, 66)),
    flatWash('yellow', box(33, 86.5, 58, 92.5)),
    ink(outline(sheet)),
    bold(...textLines([22, 37, 60])),
    thin(
      ...textLines(
        [28, 37, 72],
        [40, 37, 83],
        [47, 37, 78],
        [54, 37, 82],
        [66.5, 37, 68],
        [73.5, 37, 64],
        [80.5, 37, 66],
        [93, 37, 76],
        [99.5, 37, 70],
      ),
    ),
    paper([handle(2, -3.4), handle(32, -2.4), handle(32, 2.4), handle(2, 3.4)]),
    paper(disc(98, 66, 24)),
    wash('green', disc(98, 66, 22)),
    flatWash('yellow', box(82, 60, 104, 71)),
    ink(circle(98, 66, 24.5), [
      handle(31.5, -2.2),
      handle(3, -3.2),
      handle(0.5, 0),
      handle(3, 3.2),
      handle(31.5, 2.2),
    ]),
    thin(circle(98, 66, 21), '88,54 112,53.5', '87,80 106,80', [handle(25, -2.5), handle(25, 2.5)]),
    bold('85,66.5 111,66'),
    finePencil(curve('84,73.5 96,72 112,72.5 104,74.5'), curve('20,37 22,39 23,41.5 25.5,36 29,32')),
  ],
};
