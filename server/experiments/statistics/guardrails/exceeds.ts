import { logBayesFactor } from '../arrivals/bayes-factor.ts';
import type { Rate } from '../counts.ts';

/** Jeffreys's prior: no rate is preferred. */
const prior = 0.5;

/** Steps between the two estimates at which a hypothesis is checked. */
const steps = 100;

/**
 * The always-valid evidence that a rate is not the expected one, as its natural logarithm. It is exact: it needs no
 * minimum of counts. Source: H. Robbins, Annals of Mathematical Statistics 41 (1970), the beta-binomial mixture.
 */
export function rateEvidence({ trials, successes }: Rate, expected: number): number {
  return logBayesFactor([
    { count: successes, expected, prior },
    { count: trials - successes, expected: 1 - expected, prior },
  ]);
}

/**
 * Whether a variant's figure is above control's by more than the limit, and this is not chance. All pairs of true
 * figures that keep the limit must be contradicted; of these, the closest to the counts lie between the two estimates,
 * exactly one limit apart. The evidence of two independent arms adds up.
 * Source: L. Wasserman, A. Ramdas, and S. Balakrishnan, "Universal inference", Proceedings of the National Academy of
 * Sciences 117 (2020), with the mixture as numerator.
 * @param evidence the log evidence of both arms against control's figure being `value`, and the variant's
 *   `value + limit`
 * @param error the chance of a false answer at any time of looking is at most this
 */
export function exceeds(
  { control, variant, limit, error }: { control: number; variant: number; limit: number; error: number },
  evidence: (value: number) => number,
): boolean {
  const excess = variant - limit - control;
  if (excess <= 0) return false;
  for (let step = 0; step <= steps; step += 1)
    if (evidence(control + (excess * step) / steps) < -Math.log(error)) return false;
  return true;
}
