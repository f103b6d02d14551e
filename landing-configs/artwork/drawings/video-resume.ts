import type { Drawing } from '#artwork/pen/drawing.ts';
import { finePencil, flatWash, ink, outline, paper, pencil, thin, wash } from '#artwork/pen/layers.ts';
import { circle, curve, disc, soft } from '#artwork/pen/outlines.ts';
import { box } from '#artwork/pen/shapes.ts';

const frame = soft(16, 16, 126, 100, 5);

export const videoResume: Drawing = {
  title: 'Someone introduces herself in a video',
  seed: 421,
  layers: [
    paper(frame),
    wash('blue', box(22, 21, 118, 78)),
    paper('38,84 42,68 52,62 63,60 74,62 84,68 88,84'),
    paper(disc(63, 42, 12, 14)),
    flatWash('rose', '40,78 44,67 54,62 62,64 70,62 78,67 82,78'),
    ink(
      outline(frame),
      '16.5,84.5 126,84.5',
      circle(63, 43, 11, 13),
      curve('38,84 40,73 46,66 57,62'),
      curve('69,62 80,66 86,73 88,84'),
      '57,61.5 63,69.5 69,61.5',
      curve('51.5,46 49,36 54,28.5 63,26.5 72,28.5 77,36 76,50 78.5,57'),
      curve('52,39 58,37.5 64,33 69,37 74.5,39'),
    ),
    thin(
      curve('59,48.5 63,50.5 67,48'),
      '58.5,43 58.8,43.6',
      '67.2,43 67.5,43.6',
      '58,56 57.5,61.5',
      '68,56 68.5,61.5',
      '22,92 104,92',
      '112,90 112,94.5',
      '116,88.5 116,94.5',
      '120,90.5 120,94.5',
    ),
    paper(disc(130, 88, 16)),
    wash('yellow', disc(130, 88, 14)),
    ink(circle(130, 88, 16), '125.5,80 125.5,96.5 139,88 125,79.5'),
    pencil('22,92 64,92'),
    finePencil(circle(65, 92, 2.4), circle(26, 25.5, 2)),
    thin('31,25.5 40,25.5'),
  ],
};
