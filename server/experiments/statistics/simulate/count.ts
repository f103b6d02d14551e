import type { Plan } from '../plan/plan.ts';
import { planSample } from '../plan/plan-sample.ts';
import { type Rule, runExperiment, type Scenario } from './experiment.ts';
import { seededRandom } from './random.ts';
import { splitError } from './rules.ts';

/** A plan for an effect of +20% unless another is given, with the weights of the arms, control first. */
export function planFor(
  baseRate: number,
  { weights = [1, 1], effect = 0.2 }: { weights?: readonly number[]; effect?: number } = {},
): Plan {
  const plan = planSample({
    baseRate,
    smallestEffect: effect,
    viewsPerDay: Number.MAX_SAFE_INTEGER,
    arms: weights.map((weight, arm) => ({ name: arm === 0 ? 'control' : `variant ${arm}`, weight })),
    startDay: '2027-01-04',
  });
  if (plan.kind !== 'plan')
    throw new RangeError(`No plan for a base rate of ${baseRate}; pass a larger one.`);
  return plan;
}

export interface RunOptions {
  runs: number;
  seed: number;
  /** By default the product's. */
  rule?: Rule;
}

/** Outcomes of many runs of a scenario: how many ended with a winner, how many with harm, and the sum of their days. */
export interface Outcomes {
  runs: number;
  won: number;
  harmed: number;
  days: number;
}

export function countOutcomes(scenario: Scenario, { runs, seed, rule = splitError }: RunOptions): Outcomes {
  const random = seededRandom(seed);
  const outcomes = { runs, won: 0, harmed: 0, days: 0 };
  for (let run = 0; run < runs; run += 1) {
    const { better, worse, day } = runExperiment(random, scenario, rule);
    if (better.length > 0) outcomes.won += 1;
    if (worse.length > 0) outcomes.harmed += 1;
    outcomes.days += day;
  }
  return outcomes;
}
