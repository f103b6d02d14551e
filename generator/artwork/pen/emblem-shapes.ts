/** Shapes that the emblems share. Angles are in degrees, clockwise from the right. */
import type { Stroke } from './drawing.ts';
import type { Point } from './path.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function around(center: Point, radius: number, angle: number): Point {
  return [center[0] + Math.cos(radians(angle)) * radius, center[1] + Math.sin(radians(angle)) * radius];
}

/** Points along a circle from one angle to another, both ends among them. */
export function arc(center: Point, radius: number, from: number, to: number, legs: number): Point[] {
  return Array.from({ length: legs + 1 }, (_, leg) =>
    around(center, radius, from + ((to - from) * leg) / legs),
  );
}

/** A circle that starts at the top and whose end runs a little past its start. */
export function ring(center: Point, radius: number, legs = 16): Stroke {
  return { curve: arc(center, radius, -96, 268, legs) };
}

/** Short strokes across a ring. */
export function rays(
  center: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
): Stroke[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (count - 1);
    return [around(center, inner, angle), around(center, outer, angle)];
  });
}

/** Water: a line of equal swells that starts on a crest. */
export function waves(x: number, y: number, swells: number, length = 9, height = 2.2): Stroke {
  const points = Array.from({ length: swells * 2 + 1 }, (_, index): Point => {
    return [x + (index * length) / 2, y + (index % 2 === 0 ? -height : height) / 2];
  });
  return { curve: points };
}

/** A leaf from its stalk at `foot`, pointing where `angle` says. */
export function leaf(foot: Point, angle: number, length: number, width: number): Point[] {
  const at = (along: number, aside: number): Point => {
    const middle = around(foot, along * length, angle);
    return around(middle, aside * width, angle + 90);
  };
  return [at(0, 0), at(0.3, -0.42), at(0.66, -0.4), at(1, 0), at(0.66, 0.4), at(0.3, 0.42), at(0, 0)];
}

/** A star of five points that ends a hair beside its start, in a corner, where the pen stops. */
export function star(center: Point, radius: number): Point[] {
  return Array.from({ length: 11 }, (_, index) =>
    around(center, index % 2 === 1 ? radius : radius * 0.42, -126.2 + index * 36.04),
  );
}
