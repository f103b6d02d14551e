import { boundary } from '../bisect.ts';
import type { Stratum } from '../counts.ts';
import { normalQuantile } from '../distributions.ts';
import { logEvidence } from './always-valid.ts';
import { mantelHaenszelSums, ratioScore, type Score } from './score.ts';

/** Relative effects: 0.16 is 16% more than control. */
export interface Interval {
  low: number;
  high: number;
}

/** Ratios are looked for up to here, up and down; an interval that ends here says only "a hundredfold or more". */
const largestRatio = 100;

/** The ends of an interval; null where it ends only because nothing farther was looked for. */
export function knownEnds({ low, high }: Interval): { low: number | null; high: number | null } {
  return { low: low > -1 ? low : null, high: high < largestRatio - 2 ? high : null };
}

/** All ratios that the counts do not reject at any time of looking, as relative effects. */
export function alwaysValidInterval(
  strata: readonly Stratum[],
  { error, tuning }: { error: number; tuning: number },
): Interval {
  const limit = -Math.log(error);
  return intervalWhere(strata, (score) => logEvidence(score, tuning) < limit);
}

/** The same for a single look at the planned end. */
export function fixedInterval(strata: readonly Stratum[], error: number): Interval {
  const limit = normalQuantile(1 - error / 2) ** 2;
  return intervalWhere(strata, ({ value, variance }) => value ** 2 <= limit * variance);
}

function intervalWhere(strata: readonly Stratum[], fits: (score: Score) => boolean): Interval {
  const { variant, control } = mantelHaenszelSums(strata);
  const farthest = Math.log(largestRatio);
  const estimate = variant === 0 && control === 0 ? 0 : Math.log(variant / control);
  const inside = Math.max(-farthest, Math.min(farthest, estimate));
  const holds = (logRatio: number) => fits(ratioScore(strata, Math.exp(logRatio)));
  const low = boundary({ inside, outside: -farthest }, holds);
  const high = boundary({ inside, outside: farthest }, holds);
  return { low: low === -farthest ? -1 : Math.expm1(low), high: Math.expm1(high) };
}
