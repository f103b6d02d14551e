/** Handwritten signatures: a tall capital, a series of low loops, and a trailing line. */
import { curveThrough, type Point, strokeOutline } from '../pen/path.ts';
import { points } from '../pen/points.ts';
import { seededRandom } from '../pen/random.ts';

interface Hand {
  /** Different seeds give different handwriting. */
  seed: number;
  /** Points of the first letter, on a baseline at y = 40. */
  capital: readonly Point[];
  /** Number of loops after it. */
  loops: number;
}

/** A signature of about 200 x 60 as a filled SVG. */
export function signature({ seed, capital, loops }: Hand): string {
  const random = seededRandom(seed);
  const points: Point[] = [...capital];
  let [x] = points.at(-1) ?? [0, 40];
  for (let loop = 0; loop < loops; loop++) {
    const isTall = loop === Math.floor(loops / 2);
    const height = isTall ? 26 + random() * 5 : 6 + random() * 6;
    const step = 7 + random() * 5;
    points.push(
      [x + step * 0.7, 39 - height],
      [x + step * 0.45, 38 - height * 0.5],
      [x + step, 40 + random() * 2],
    );
    x += step;
  }
  points.push([x + 16, 36], [x + 44, 33 + random() * 4], [x + 62, 30]);
  const line = curveThrough(points, 6);
  const d = strokeOutline(line, (t) => 1.5 + 0.7 * Math.sin(t * 37 + seed) * Math.sin(t * 11) - t * 0.5);
  return `<svg class="signature" viewBox="0 0 200 60"><path d="${d}"/></svg>`;
}

/** A round capital, as in C, O, and G. */
export const round: readonly Point[] = points([34, 12, 20, 6, 6, 22, 10, 40, 28, 42, 40, 32]);

/** A capital with two stems, as in M and N. */
export const stems: readonly Point[] = points([
  4, 44, 12, 18, 16, 8, 17, 26, 20, 42, 30, 20, 36, 8, 36, 30, 40, 41,
]);

/** A capital with two stems and a bar, as in H and A. */
export const crossed: readonly Point[] = points([
  14, 6, 10, 24, 7, 43, 12, 29, 24, 25, 36, 17, 41, 5, 36, 24, 34, 40, 42, 37,
]);

/** A capital with a bowl, as in P, R, and B. */
export const bowl: readonly Point[] = points([
  12, 46, 14, 24, 18, 8, 34, 4, 40, 14, 26, 24, 18, 24, 30, 32, 42, 40,
]);
