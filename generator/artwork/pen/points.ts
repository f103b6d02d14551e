import type { Point } from './path.ts';

/** Points from alternating x and y coordinates. */
export function points(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    return [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0];
  });
}
