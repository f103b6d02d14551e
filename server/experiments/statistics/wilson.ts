import { normalQuantile } from './distributions.ts';

/**
 * Wilson's score interval for a rate: sensible for few trials, and never below 0 or above 1.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22 (1927).
 * @returns bounds as shares from 0 to 1; without trials, anything is possible
 */
export function wilsonInterval(
  successes: number,
  trials: number,
  confidence = 0.95,
): { low: number; high: number } {
  if (!(successes >= 0 && successes <= trials))
    throw new RangeError(
      `wilsonInterval: ${successes} successes of ${trials} trials; pass 0 <= successes <= trials.`,
    );
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`wilsonInterval: confidence is ${confidence}; pass a share between 0 and 1.`);
  if (trials === 0) return { low: 0, high: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const rate = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const center = (rate + z ** 2 / (2 * trials)) / scale;
  const margin = (z / scale) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2));
  return {
    low: successes === 0 ? 0 : center - margin,
    high: successes === trials ? 1 : center + margin,
  };
}
