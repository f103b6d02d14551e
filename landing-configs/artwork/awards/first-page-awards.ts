import type { Drawing } from '#artwork/pen/drawing.ts';
import { rays, star } from '#artwork/pen/emblem-shapes.ts';
import type { Point } from '#artwork/pen/path.ts';
import { box, closed, foldedSheet, textLines } from '#artwork/pen/shapes.ts';

const page = foldedSheet(56, 23, 104, 86, 12);
const fold: Point[] = [
  [92, 23],
  [92.5, 35],
  [104, 35],
];
const medal = star([78, 51], 12.5);

/** The page itself is the trophy, shining on two steps. */
export const firstPageAwards: Drawing = {
  title: 'A golden page on a plinth, with rays around it',
  seed: 83,
  layers: [
    { kind: 'paper', shape: page },
    { kind: 'wash', tone: 'yellow', shape: foldedSheet(54, 21, 102, 82, 12) },
    { kind: 'paper', shape: [fold[0] ?? [0, 0], fold[2] ?? [0, 0], fold[1] ?? [0, 0]] },
    { kind: 'paper', shape: box(47, 86, 113, 96) },
    { kind: 'paper', shape: box(37, 96, 123, 110) },
    {
      kind: 'ink',
      strokes: [closed(page), fold, closed(box(47, 86, 113, 96)), closed(box(37, 96, 123, 110))],
    },
    { kind: 'paper', shape: medal },
    { kind: 'ink', strokes: [medal] },
    { kind: 'thin', strokes: textLines([70, 64, 95], [75.5, 64, 91], [81, 64, 95]) },
    { kind: 'bold', strokes: textLines([103, 70, 90]) },
    { kind: 'pencil', strokes: rays([80, 66], 53, 61, 190, 350, 8) },
  ],
};
