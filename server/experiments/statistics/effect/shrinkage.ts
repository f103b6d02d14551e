import { normalQuantile } from '../distributions.ts';

/** How many changes of a page bring the smallest effect worth having, or more. */
const worthwhile = 0.05;

/** The prior's width where a plan does not name one: 1 in 20 changes brings the smallest effect worth having. */
export function defaultPriorWidth(smallestEffect: number): number {
  return Math.log1p(smallestEffect) / normalQuantile(1 - worthwhile);
}

/**
 * The effect to expect of a winner. Winners were picked because they looked good, so what was measured is too high on
 * average; most changes of a page do little. The prior is normal around no effect, on the log ratio; a stopping rule
 * does not change the posterior.
 *
 * Sources: B. Efron and C. Morris, "Stein's paradox in statistics" (1977); A. Gelman and J. Carlin, "Beyond power
 * calculations", Perspectives on Psychological Science 9 (2014); M. Lee and M. Shen, "Winner's curse", KDD (2018).
 * @param priorWidth standard deviation of true log ratios; companies with a history of experiments can measure their
 *   own
 * @returns the relative effect at the mean of the posterior
 */
export function expectedEffect(
  { ratio, logError }: { ratio: number; logError: number },
  priorWidth: number,
): number {
  if (ratio === 0) return -1;
  return Math.expm1((Math.log(ratio) * priorWidth ** 2) / (priorWidth ** 2 + logError ** 2));
}
