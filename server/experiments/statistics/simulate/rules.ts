import { logEvidence } from '../effect/always-valid.ts';
import { decide } from '../effect/decide.ts';
import type { Score } from '../effect/score.ts';
import type { Rule, SimulatedVariant } from './experiment.ts';

/** The product's rule: 1% of error for early stops, 4% for the planned end. */
export const splitError: Rule = (variants, look) => decide(variants, look);

/** What is often done: a test at 5% for a single look, looked at each day. */
export const dailyFixedTest: Rule = (variants) =>
  bySign(variants, ({ score: { value, variance } }) => value ** 2 > 1.959964 ** 2 * variance);

/** An always-valid test with all of the error. */
export const alwaysValidOnly: Rule = (variants) =>
  bySign(variants, ({ score, tuning }) => logEvidence(score, tuning) > -Math.log(0.05));

function bySign(
  variants: readonly SimulatedVariant[],
  isDecisive: (variant: { score: Score; tuning: number }) => boolean,
) {
  const decisive = variants.filter(isDecisive);
  return {
    better: decisive.filter(({ score }) => score.value > 0),
    worse: decisive.filter(({ score }) => score.value < 0),
  };
}
