/** How long the numbers run, in ms. Source: spec section 9, "Stat counter animation: about 2 s". */
export const countTime = 2000;

/**
 * What a counter shows on its way from 0 to its target: quick at first, slower near the end.
 * @param target the final number
 * @param elapsed in ms since the start; from `countTime` on the target is shown
 */
export function countUp(target: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / countTime));
  return Math.round(target * (1 - left ** 3));
}
