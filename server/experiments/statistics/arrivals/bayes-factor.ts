import { logGamma } from '../distributions.ts';

export interface Category {
  count: number;
  /** Its probability if the counts are divided as expected. */
  expected: number;
  /**
   * Parameter of the Dirichlet distribution of alternatives, above 0. The larger all of them are, the closer are the
   * alternatives to the prior's own division, and the earlier small differences from it are noticed.
   */
  prior: number;
}

/**
 * The evidence that counts are not divided as expected: how much better a mixture over all divisions explains them. If
 * the expected division is true, the chance that the evidence ever passes 1 / error is at most `error`, at any time of
 * looking and for any number of counts. With two categories the mixture is beta-binomial, with more it is
 * Dirichlet-multinomial.
 * Source: M. Lindon and A. Malek, "Anytime-valid inference for multinomial count data", Advances in Neural Information
 * Processing Systems 35 (2022).
 * @returns its natural logarithm
 */
export function logBayesFactor(categories: readonly Category[]): number {
  let [evidence, total, priorTotal] = [0, 0, 0];
  for (const { count, expected, prior } of categories) {
    // A category without counts says nothing of its probability, even if that is 0.
    if (count > 0) evidence += logGamma(prior + count) - logGamma(prior) - count * Math.log(expected);
    total += count;
    priorTotal += prior;
  }
  return evidence + logGamma(priorTotal) - logGamma(priorTotal + total);
}
