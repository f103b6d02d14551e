import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { bust, curve, disc } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const sheet = box(16, 22, 72, 98);
const recruiters = [
  { at: [118, 21], tone: 'blue' },
  { at: [136, 57], tone: 'rose' },
  { at: [118, 93], tone: 'green' },
] as const;

export const shareWithRecruiters: Drawing = {
  title: 'One resume goes to three recruiters',
  seed: 508,
  layers: [
    paper(sheet),
    wash('yellow', box(20, 26, 66, 92)),
    ink(outline(sheet)),
    bold('24,32 46,32'),
    thin(
      ...textLines(
        [38.5, 24, 58],
        [49, 24, 64],
        [55.5, 24, 60],
        [62, 24, 63],
        [72, 24, 56],
        [78.5, 24, 63],
        [85, 24, 50],
      ),
    ),
    ...recruiters.flatMap(({ at: [x, y], tone }) => [
      paper(disc(x, y - 1, 6.5)),
      paper([
        [x - 13, y + 17],
        [x - 9, y + 10],
        [x, y + 7],
        [x + 9, y + 10],
        [x + 13, y + 17],
      ]),
      wash(tone, [
        [x - 11, y + 15],
        [x - 8, y + 10],
        [x, y + 7],
        [x + 8, y + 10],
        [x + 11, y + 15],
      ]),
      ink(...bust(x, y, 18)),
      thin([
        [x - 13, y + 18],
        [x + 13, y + 18],
      ]),
    ]),
    pencil(
      curve('78,46 84,36 92,30 101,27.5'),
      '95,23.5 102,27.5 97,34',
      curve('79,61 92,59 104,60 117,62'),
      '110,56.5 118,62 110,67.5',
      curve('78,76 84,86 92,93 101,97'),
      '98,89.5 102,97.5 93.5,100',
    ),
  ],
};
