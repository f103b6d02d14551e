import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { curve } from '#artwork/pen/outlines.ts';
import { box, scribble, textLines } from '#artwork/pen/shapes.ts';

const letter = box(28, 22, 96, 112);

export const coverLetters: Drawing = {
  title: 'A cover letter clipped to a resume',
  seed: 404,
  layers: [
    paper('44,10 124,10 124,94 44,94'),
    wash('blue', box(66, 14, 120, 90)),
    ink('44,22 44,10 124,10 124,95 96,95'),
    bold('54,17 82,17'),
    thin(
      '92,17 116,17',
      ...textLines(
        [30, 101, 117],
        [37, 101, 114],
        [44, 101, 118],
        [55, 101, 116],
        [62, 101, 112],
        [69, 101, 118],
        [80, 101, 115],
      ),
    ),
    paper(letter),
    wash('yellow', box(32, 40, 88, 88)),
    ink(outline(letter)),
    thin(
      ...scribble(37, 41, 20),
      ...textLines([49, 37, 86], [56, 37, 83], [63, 37, 87], [70, 37, 60], [79, 37, 85], [86, 37, 70]),
      curve('38,101 42,94 46,92 46,97 43,103 49,97 52,96 53,99 57,96 60,99 66,97 73,96'),
    ),
    ink(
      curve(
        '43,27 43,15 45.5,10.5 50,10 53,13 53,30 51,33.5 48,33.5 46.5,30.5 46.5,17 48,15 49.8,17 49.8,28',
      ),
    ),
    pencil(curve('36,73.5 48,72.5 61,72.5 50,75')),
  ],
};
