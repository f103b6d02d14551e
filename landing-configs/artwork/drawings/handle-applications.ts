import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const upper = '22,54 124,54 120,69 26,69';
const lower = '22,90 124,90 120,106 26,106';

export const handleApplications: Drawing = {
  title: 'Two letter trays: applications to read, and those that are sorted',
  seed: 504,
  layers: [
    paper('46,10 108,14 104,60 42,60'),
    ink('43,54 46,10.5 108,14 105,54'),
    paper(box(36, 18, 96, 60)),
    wash('yellow', box(40, 22, 92, 56)),
    ink('36,54 36,18 96,18 96,54'),
    bold('44,27 64,27'),
    thin(...textLines([33.5, 44, 80], [40, 44, 88], [46.5, 44, 84])),
    pencil(curve('76,27 79,29.5 81,33'), curve('81,33 86,25 92,19.5')),
    paper('29,69 117,69 117,90 29,90'),
    paper('34,82 108,80 110,90 32,90'),
    ink('30.5,69 29.5,90', '115.5,69 116.5,90'),
    thin('32,90 36,82.5 112,82.5 115,90', '36,82 40,78.5 108,78.5 112,82', '41,78 46,75 102,75 107,78'),
    paper(upper),
    wash('blue', '27,57 118,57 115,66 30,66'),
    ink(outline(upper)),
    paper(lower),
    wash('green', '27,93 118,93 115,102 30,102'),
    ink(outline(lower)),
    paper(box(60, 57.5, 86, 65.5)),
    paper(box(60, 94, 86, 102)),
    thin(outline(box(60, 57.5, 86, 65.5)), outline(box(60, 94, 86, 102)), '65,61.5 81,61.5', '65,98 77,98'),
    finePencil(curve('130,58 141,63 144,76 139,90 131,96'), '132.5,88.5 130.5,96.5 138.5,97'),
  ],
};
