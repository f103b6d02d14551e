import { type DayCounts, strataOf } from '../counts.ts';
import type { Contrast } from '../effect/decide.ts';
import { alwaysValidInterval, fixedInterval, type Interval } from '../effect/interval.ts';
import { ratioEstimate, ratioScore } from '../effect/score.ts';
import { expectedEffect } from '../effect/shrinkage.ts';
import { errors, type Plan } from '../plan/plan.ts';
import { tuningOf } from '../plan/sample-size.ts';
import type { Effect } from './verdict-types.ts';

/** One variant against control, by all counts so far. */
export interface Comparison extends Contrast {
  arm: string;
  /** Relative; null while control has no conversions. */
  estimate: number | null;
  /** What to expect of it if it wins. */
  expected: number;
  alwaysValid: Interval;
  /** For one look at the planned end. Computed when asked for, because it takes as long as all the rest. */
  fixed: () => Interval;
}

/** Compares each variant with control. Intervals hold for all variants together (Bonferroni). */
export function compareAll(plan: Plan, total: DayCounts): Comparison[] {
  const [, ...variants] = plan.arms;
  return variants.map((variant, index) => {
    const strata = strataOf(total, index + 1);
    const tuning = tuningOf(plan, variant);
    const found = ratioEstimate(strata);
    return {
      arm: variant.name,
      score: ratioScore(strata),
      tuning,
      estimate: found ? found.ratio - 1 : null,
      expected: found ? expectedEffect(found, plan.priorWidth) : 0,
      alwaysValid: alwaysValidInterval(strata, { error: errors.anyDay / variants.length, tuning }),
      fixed: () => fixedInterval(strata, errors.atEnd / variants.length),
    };
  });
}

/** The effect as it is shown: at the planned end, with the interval of the test done there. */
export function effectOf({ arm, estimate, alwaysValid, fixed }: Comparison, isEnd: boolean): Effect {
  return {
    arm,
    estimate,
    ...(isEnd ? fixed() : alwaysValid),
    confidence: 1 - (isEnd ? errors.atEnd : errors.anyDay),
  };
}
