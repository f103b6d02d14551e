import type { Score } from './score.ts';

/**
 * The evidence against a hypothesis, valid at any time of looking: if the hypothesis is true, the chance that the
 * evidence ever passes 1 / error is at most `error`. It is the likelihood ratio of the score, averaged over effects on
 * both sides with a normal density (Robbins's normal mixture), for scores that are approximately normal.
 *
 * Sources: H. Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical
 * Statistics 41 (1970); S. Howard, A. Ramdas, J. McAuliffe, and J. Sekhon, "Time-uniform, nonparametric, nonasymptotic
 * confidence sequences", Annals of Statistics 49 (2021); I. Waudby-Smith et al., "Time-uniform central limit theory and
 * asymptotic confidence sequences", Annals of Statistics 52 (2024); R. Johari et al., "Always valid inference",
 * Operations Research 70 (2022).
 * @returns its natural logarithm
 */
export function logEvidence({ value, variance }: Score, tuning: number): number {
  return value ** 2 / (2 * (variance + tuning)) - Math.log1p(variance / tuning) / 2;
}

/** The smallest error at which the evidence so far rejects the hypothesis. */
export function alwaysValidPValue(score: Score, tuning: number): number {
  return Math.min(1, Math.exp(-logEvidence(score, tuning)));
}

/**
 * The tuning for which the interval is narrowest when the score has the given variance, by Howard et al.
 * It also protects the first days: below this variance, only many more conversions in one arm are evidence.
 */
export function mixtureTuning(variance: number, error: number): number {
  const doubled = -2 * Math.log(error);
  return variance / (doubled + Math.log(1 + doubled));
}
