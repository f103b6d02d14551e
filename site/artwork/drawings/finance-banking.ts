import type { Drawing, Stroke } from '../drawing.ts';
import { ink, outline, paper, thin, wash } from './layers.ts';
import { arc, circle, soft } from './outlines.ts';
import { box } from './shapes.ts';

const floor = 98;

/** A stack of coins that stands on the floor: its top, its sides and the edges between the coins. */
function coins(cx: number, rx: number, count: number): { outer: Stroke[]; inner: Stroke[] } {
  const top = floor - 3 - count * 6.6;
  const edge = (index: number): Stroke => ({ curve: arc(cx, top + index * 6.6, rx, 4, 0, 180) });
  const sides: Stroke[] = [-rx, rx].map((aside) => [
    [cx + aside, top],
    [cx + aside, floor - 3],
  ]);
  return {
    outer: [circle(cx, top, rx, 4), ...sides, edge(count)],
    inner: Array.from({ length: count - 1 }, (_, index) => edge(index + 1)),
  };
}

const tall = coins(112, 12.5, 5);
const low = coins(136, 11, 2);
const spokes = [0, 60, 120, 180, 240, 300].map((angle): Stroke => {
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [
    [62 + x * 4.5, 57 + y * 4.5],
    [62 + x * 16.5, 57 + y * 16.5],
  ];
});

export const financeBanking: Drawing = {
  title: 'A safe and two stacks of coins',
  seed: 107,
  layers: [
    paper(soft(26, 20, 98, 93, 4)),
    wash('blue', box(36, 30, 89, 84)),
    paper(box(99.5, 62, 124.5, floor - 3)),
    wash('yellow', box(101, 66, 121, 94)),
    wash('yellow', box(126, 84, 144, 94)),
    ink(
      outline(soft(26, 20, 98, 93, 4)),
      '34,93 34,98 43,98 43,93.5',
      '81,93 81,98 90,98 90,93.5',
      circle(62, 57, 12.5),
      ...tall.outer,
      ...low.outer,
    ),
    thin(
      outline(soft(34, 28, 90, 85, 3)),
      circle(62, 57, 4),
      ...spokes,
      '30.5,38 34,38 34,47 30.5,47 30.5,37.5',
      '30.5,66 34,66 34,75 30.5,75 30.5,65.5',
      '82,50 82,64',
      '14,98.5 152,98',
      ...tall.inner,
      ...low.inner,
    ),
  ],
};
