import type { Drawing } from '#artwork/pen/drawing.ts';
import { finePencil, flatWash, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { bust, curve } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const drawers = [
  [26, 18],
  [58, 18],
  [90, 18],
  [26, 43],
  [26, 68],
] as const;
const found = '80,18 128,16 130,60 82,60';

export const searchDatabases: Drawing = {
  title: 'A card is found in a cabinet of candidates',
  seed: 501,
  layers: [
    paper(box(20, 12, 124, 98)),
    wash('green', box(24, 16, 120, 94)),
    ink(outline(box(20, 12, 124, 98)), '26,98 26,105', '118,104 118,105'),
    ...drawers.map(([x, y]) => paper(box(x, y, x + 26, y + 18))),
    thin(
      ...drawers.flatMap(([x, y]) => [
        outline(box(x, y, x + 26, y + 18)),
        outline(box(x + 7, y + 3.5, x + 19, y + 8.5)),
        curve(`${x + 10},${y + 12} ${x + 13},${y + 14.5} ${x + 16},${y + 12}`),
      ]),
    ),
    paper('62,52 132,52 138,78 56,78'),
    ink('56,78 62,50', '138,78 132,50'),
    paper(box(68, 46, 126, 78)),
    thin('68,78 68,46 126,46 126,78', '72,46 72,42 84,42 84,46'),
    paper(found),
    wash('yellow', '84,21 122,20 124,56 85,56'),
    ink(outline(found)),
    thin(...bust(94, 31, 12), ...textLines([27, 106, 122], [34, 106, 118], [50, 88, 122])),
    paper('62,60 134,60 136,78 58,78'),
    thin('65,78 65,60 131,60 131,78', '106,60 106,56 118,56 118,60', '62,78 62,68 134,68 134,78'),
    paper(box(54, 76, 140, 106)),
    flatWash('sand', box(56, 78, 136, 102)),
    ink(outline(box(54, 76, 140, 106))),
    paper(box(80, 82, 114, 92)),
    thin(outline(box(80, 82, 114, 92)), '85,87 106,87'),
    ink(curve('90,97 92,101.5 97,102.5 102,101.5 104,97')),
    pencil(curve('133,30 136.5,33 139,37'), curve('139,37 144,27 151,19.5')),
    finePencil(curve('105,38 112,37 120,37.5')),
  ],
};
