/** The duration of the count, in ms. Source: product-rules.md, Timings. */
export const countDuration = 2000;

/**
 * The value of a counter between 0 and its target, which slows down toward the end.
 * @param elapsed in ms since the start; at `countDuration` and later, the value is the target
 */
export function countUp(target: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / countDuration));
  return Math.round(target * (1 - left ** 3));
}
