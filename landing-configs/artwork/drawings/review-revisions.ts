import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import { box, scribble, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(20, 10, 84, 104);
const question = '96,20 143,18.5 143,48 96,48 96,39 86,36 96,30.5';
const answer = '98,64 138,64 138,92 120,92 114,102 111,92 98,92';

export const reviewRevisions: Drawing = {
  title: 'A draft with notes in its margin, each of them answered',
  seed: 308,
  layers: [
    paper(sheet),
    wash('sand', box(24, 14, 78, 100)),
    ink(outline(sheet)),
    bold(...textLines([20, 28, 54])),
    thin(
      ...textLines(
        [26.5, 28, 66],
        [38, 28, 44],
        [45, 28, 75],
        [52, 28, 70],
        [59, 28, 74],
        [70, 28, 48],
        [77, 28, 72],
        [84, 28, 75],
        [91, 28, 64],
      ),
    ),
    finePencil(
      curve('50,36.5 64,34.5 78,36.5 80.5,40 84,39'),
      curve('25,45.5 40,44 57,44.5 71,43.5'),
      curve('58,64 61,58 64,64'),
      ...scribble(50, 70, 24),
      curve('27,79.5 44,80.5 70,78.5 56,81.5'),
      curve('16,57 13,58.5 12.5,66 13,83 16,85'),
    ),
    paper(question),
    wash('yellow', box(99, 23, 138, 44)),
    ink(outline(question)),
    thin(...scribble(102, 30, 34), ...scribble(102, 37, 28), ...scribble(102, 43.5, 18)),
    paper(answer),
    wash('green', box(101, 67, 133, 88)),
    ink(outline(answer)),
    pencil(curve('109,77 113,80 116,85'), curve('116,85 121,76 129,68.5')),
  ],
};
