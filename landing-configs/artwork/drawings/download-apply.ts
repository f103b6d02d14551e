import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const tray = '15,80 31,80 38,91 72,91 79,80 95,80 95,109 15,109';

export const downloadApply: Drawing = {
  title: 'A finished resume dropping into a tray, and a paper plane on its way',
  seed: 311,
  layers: [
    paper('15,80 24,66 86,66 95,80'),
    ink('15,80 24.5,66.5 32,66.5', '78,66.5 85.5,66.5 95,80'),
    paper(box(32, 14, 78, 91)),
    wash('yellow', box(36, 18, 73, 84)),
    ink('32,84 32,14 78,14 78,84'),
    bold(...textLines([23, 39, 56])),
    thin(...textLines([29, 39, 68], [35.5, 39, 64])),
    pencil('55,44 55,72', '46,63 55,73 64.5,62.5'),
    paper(tray),
    wash('green', '19,84 30,84 37,95 74,95 81,84 91,84 91,105 19,105'),
    ink(outline(tray)),
    thin('24,101.5 44,101.5'),
    paper('103,48 148,17 131,68 120,58'),
    wash('blue', '106,48 142,24 128,62 119,55'),
    ink('148,17 103,48 118,57 147.5,17.5 131,68 122,60'),
    ink('118,57 118.5,71 124.5,62.5'),
    finePencil('114,78 111,82', '107,86 103,89', '98.5,92 94,94'),
  ],
};
