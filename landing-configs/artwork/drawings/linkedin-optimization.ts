import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { bust, circle, disc, soft } from '#artwork/pen/outlines.ts';
import { textLines } from '#artwork/pen/shapes.ts';

const list = soft(18, 24, 112, 110, 2.5);
const search = soft(28, 10, 128, 28, 5);
const first = soft(26, 36, 120, 62, 3);

export const linkedinOptimization: Drawing = {
  title: 'A profile rises to the top of a recruiter’s search',
  seed: 601,
  layers: [
    paper(list),
    wash('sand', soft(20, 62, 108, 106, 4)),
    ink(outline(list)),
    paper(search),
    wash('blue', soft(32, 13, 122, 24, 4)),
    ink(outline(search), circle(38, 18, 4), '41,21 45,25'),
    thin('52,19 84,19', '87,15 87,23'),
    paper(first),
    wash('yellow', soft(29, 39, 115, 58, 3)),
    ink(outline(first)),
    paper(disc(38, 49, 8)),
    ink(circle(38, 49, 8)),
    bold('52,44.5 78,44.5'),
    thin(
      ...bust(38, 47.3, 7.4),
      ...textLines([50, 52, 108], [55.5, 52, 98]),
      circle(34, 73, 5),
      circle(34, 94, 5),
      ...textLines([70, 46, 66], [75.5, 46, 98], [91, 46, 62], [96.5, 46, 92]),
      '26,83.5 106,83.5',
    ),
    pencil('134,106 132.5,84 134,58', '125,67 134.5,56 143,68'),
  ],
};
