import { betaQuantile } from '../distributions.ts';

/**
 * Exact one-sided bounds of a rate, each wrong at most 1 time in 100.
 * Source: C. Clopper and E. Pearson, Biometrika 26 (1934).
 */
export function exactBounds(successes: number, trials: number): { low: number; high: number } {
  return {
    low: successes === 0 ? 0 : betaQuantile(0.01, successes, trials - successes + 1),
    high: successes === trials ? 1 : betaQuantile(0.99, successes + 1, trials - successes),
  };
}
