import type { Drawing } from '#artwork/pen/drawing.ts';
import { bold, finePencil, flatWash, ink, outline, paper, thin, wash } from '#artwork/pen/layers.ts';
import { bust, circle, curve, disc, soft } from '#artwork/pen/outlines.ts';
import { box, textLines } from '#artwork/pen/shapes.ts';

const card = soft(20, 14, 104, 108, 2.5);

export const linkedinProfile: Drawing = {
  title: 'A profile with its portrait, its headline and its contacts',
  seed: 408,
  layers: [
    thin('104,40 124,28', '104,62 128,65', '104,84 122,100', '132,34 137,57', '135,72 129,94'),
    paper(card),
    wash('blue', box(21, 14, 98, 33)),
    ink(outline(card), '20.5,38 104,38'),
    paper(disc(42, 41, 15)),
    wash('rose', disc(41, 41, 12)),
    ink(circle(42, 41, 15)),
    thin(...bust(42, 38, 13.5)),
    flatWash('yellow', box(70, 42.5, 95, 49)),
    thin(outline(soft(72, 45, 98, 53, 3)), '79,49 91,49'),
    bold('28,66 62,66'),
    thin(...textLines([73, 28, 84], [84, 28, 95], [90.5, 28, 91], [97, 28, 80])),
    finePencil(curve('28,77.5 50,76 85,76.5 64,79')),
    ...(
      [
        [130, 25, 9],
        [138, 65, 8],
        [127, 101, 7.5],
      ] as const
    ).flatMap(([x, y, r], index) => [
      paper(disc(x, y, r)),
      flatWash(index === 1 ? 'yellow' : 'green', box(x - r + 1.5, y - r + 1, x + r - 4, y + r - 4)),
      thin(
        circle(x, y, r),
        circle(x, y - 2.3, 1.9),
        curve(
          `${x - 3.8},${y + 5} ${x - 2.6},${y + 2.4} ${x},${y + 1.4} ${x + 2.6},${y + 2.4} ${x + 3.8},${y + 5}`,
        ),
      ),
    ]),
  ],
};
