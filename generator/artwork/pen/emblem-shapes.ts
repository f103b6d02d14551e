/** Shapes for emblems. Angles are in degrees, clockwise from the right. */
import type { Stroke } from './drawing.ts';
import type { Point } from './path.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function around(center: Point, radius: number, angle: number): Point {
  return [center[0] + Math.cos(radians(angle)) * radius, center[1] + Math.sin(radians(angle)) * radius];
}

/** Points on a circle between two angles, both included. */
export function arc(center: Point, radius: number, from: number, to: number, legs: number): Point[] {
  return Array.from({ length: legs + 1 }, (_, leg) =>
    around(center, radius, from + ((to - from) * leg) / legs),
  );
}

/** A circle that starts at the top and overshoots its start. */
export function ring(center: Point, radius: number, legs = 16): Stroke {
  return { curve: arc(center, radius, -96, 268, legs) };
}

/** Short radial strokes between two circles. */
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

/** Water: a line of equal waves that starts on a crest. */
export function waves(x: number, y: number, swells: number, length = 9, height = 2.2): Stroke {
  const points = Array.from({ length: swells * 2 + 1 }, (_, index): Point => {
    return [x + (index * length) / 2, y + (index % 2 === 0 ? -height : height) / 2];
  });
  return { curve: points };
}

/** A leaf with its stalk at `foot`, in the direction of `angle`. */
export function leaf(foot: Point, angle: number, length: number, width: number): Point[] {
  const at = (along: number, aside: number): Point => {
    const middle = around(foot, along * length, angle);
    return around(middle, aside * width, angle + 90);
  };
  return [at(0, 0), at(0.3, -0.42), at(0.66, -0.4), at(1, 0), at(0.66, 0.4), at(0.3, 0.42), at(0, 0)];
}

/** A five-pointed star whose stroke ends in a corner, slightly off its start. */
export function star(center: Point, radius: number): Point[] {
  return Array.from({ length: 11 }, (_, index) =>
    around(center, index % 2 === 1 ? radius : radius * 0.42, -126.2 + index * 36.04),
  );
}
