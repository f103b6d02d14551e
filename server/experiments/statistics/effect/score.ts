import type { Stratum } from '../counts.ts';

/** A sum that has mean 0 if the tested ratio is true, and its variance. Both grow with the conversions. */
export interface Score {
  value: number;
  variance: number;
}

/** The sums of Mantel and Haenszel: each stratum weighs by its visitors, and one with a single arm weighs nothing. */
export function mantelHaenszelSums(strata: readonly Stratum[]): { variant: number; control: number } {
  const sums = { variant: 0, control: 0 };
  for (const { control, variant } of strata) {
    const all = control.trials + variant.trials;
    if (all === 0) continue;
    sums.variant += (variant.successes * control.trials) / all;
    sums.control += (control.successes * variant.trials) / all;
  }
  return sums;
}

/**
 * The score of "the variant converts `ratio` times as often as control", stratified. Its variance is that under this
 * hypothesis, so it needs no correction for cells with zero conversions. For a ratio of 1, value² / variance is the
 * statistic of Cochran, Mantel, and Haenszel; near the estimate, it agrees with the delta method on the log ratio.
 *
 * Sources: N. Mantel and W. Haenszel, Journal of the National Cancer Institute 22 (1959); S. Greenland and J. Robins,
 * "Estimation of a common effect parameter from sparse follow-up data", Biometrics 41 (1985); O. Miettinen and M.
 * Nurminen, Statistics in Medicine 4 (1985) for variances under the hypothesis.
 */
export function ratioScore(strata: readonly Stratum[], ratio = 1): Score {
  const sums = mantelHaenszelSums(strata);
  const root = Math.sqrt(ratio);
  let variance = 0;
  for (const { control, variant } of strata) {
    const all = control.trials + variant.trials;
    if (control.trials === 0 || variant.trials === 0) continue;
    const weight = (control.trials * variant.trials) / all;
    // The control's rate that fits both arms best if the ratio is true and conversions are rare.
    const rate = (control.successes + variant.successes) / (control.trials + ratio * variant.trials);
    const variantRate = Math.min(1, ratio * rate);
    const spread =
      (variantRate * (1 - variantRate)) / (ratio * variant.trials) +
      (ratio * rate * (1 - rate)) / control.trials;
    variance += (weight ** 2 * spread * all) / (all - 1);
  }
  // Divided by the root of the ratio, exchanging the arms changes only the sign.
  return { value: (sums.variant - ratio * sums.control) / root, variance };
}

/** The ratio of the variant's to control's rate over all strata, and the standard error of its logarithm. */
export function ratioEstimate(strata: readonly Stratum[]): { ratio: number; logError: number } | undefined {
  const { variant, control } = mantelHaenszelSums(strata);
  if (control === 0) return undefined;
  const ratio = variant / control;
  if (ratio === 0) return { ratio, logError: Number.POSITIVE_INFINITY };
  return { ratio, logError: Math.sqrt(ratioScore(strata, ratio).variance / (variant * control)) };
}
