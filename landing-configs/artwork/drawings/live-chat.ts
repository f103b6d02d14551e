import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { arc, circle, disc } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const bubble = '18,20 96,18.5 95.5,64 52,64.5 36,80 37.5,64.5 18,64.5';
const dot = (x: number) => ({
  curve: [
    [x, 54],
    [x + 0.9, 54.6],
    [x, 55.2],
    [x - 0.6, 54.3],
  ] as const,
});

export const liveChat: Drawing = {
  title: 'A message being answered beside a clock',
  seed: 204,
  layers: [
    paper(bubble),
    wash('yellow', box(21, 24, 90, 60)),
    ink(outline(bubble)),
    thin(...textLines([30, 28, 84], [38, 28, 76], [46, 28, 81])),
    pencil(dot(29), dot(36), dot(43)),
    paper(disc(108, 77, 26)),
    wash('blue', disc(109, 78, 23)),
    ink(circle(108, 77, 26.5), '108,77 108,59.5', '108,77 119.5,84'),
    thin(
      '108,54.5 108,58',
      '108,96 108,99.5',
      '85.5,77 89,77',
      '127,77 130.5,77',
      '96.8,57.5 98,59.5',
      '119.2,57.5 118,59.5',
      '96.8,96.5 98,94.5',
      '119.2,96.5 118,94.5',
      '127.5,65.8 125.5,67',
      '127.5,88.2 125.5,87',
      '88.5,88.2 90.5,87',
      '88.5,65.8 90.5,67',
    ),
    bold('108,76.5 108,77.5'),
    finePencil({ curve: arc(108, 77, 34, 34, -62, 58) }, '129.4,97.8 126,105.8 134.6,106.3'),
  ],
};
