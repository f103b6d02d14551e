import type { Rate, Stratum } from '../counts.ts';
import type { Contrast, Decision, Look } from '../effect/decide.ts';
import { ratioScore } from '../effect/score.ts';
import type { Plan } from '../plan/plan.ts';
import { tuningOf } from '../plan/sample-size.ts';
import { binomial, type Random } from './random.ts';

export interface Scenario {
  plan: Plan;
  days: number;
  /** True relative effects, one for each variant. */
  effects: readonly number[];
  /** Kinds of visitors: their share of all visits, and how often they convert. By default, all are alike. */
  segments?: readonly { share: number; rate: number }[];
  /** Visits as a multiple of those planned; by default 1. */
  visits?: number;
}

export interface SimulatedVariant extends Contrast {
  /** The true one. */
  effect: number;
  strata: readonly Stratum[];
}

export type Rule = (variants: readonly SimulatedVariant[], look: Look) => Decision<SimulatedVariant>;

export interface Outcome extends Decision<SimulatedVariant> {
  /** The day of the decision, or the last. */
  day: number;
}

interface DrawnSegment {
  visitsPerDay: number;
  arms: { cell: Rate; share: number; rate: number }[];
}

/** Runs one experiment, looked at after each day, until the rule decides or the days are over. */
export function runExperiment(random: Random, scenario: Scenario, rule: Rule): Outcome {
  const { segments, variants } = setUp(scenario);
  for (let day = 1; ; day += 1) {
    for (const segment of segments) drawDay(random, segment);
    const looked = variants.map((variant) => ({ ...variant, score: ratioScore(variant.strata) }));
    const { better, worse } = rule(looked, { day, isEnd: day === scenario.days });
    if (better.length > 0 || worse.length > 0 || day >= scenario.days) return { better, worse, day };
  }
}

function setUp({ plan, days, effects, visits = 1, segments }: Scenario) {
  const [control, ...others] = plan.arms;
  const variants = others.map((arm, index) => ({
    effect: effects[index] ?? 0,
    tuning: tuningOf(plan, arm),
    share: arm.share,
    strata: [] as Stratum[],
  }));
  const drawn = (segments ?? [{ share: 1, rate: plan.baseRate }]).map(({ share, rate }): DrawnSegment => {
    const cell = { trials: 0, successes: 0 };
    const arms = variants.map((variant) => {
      const own = { trials: 0, successes: 0 };
      variant.strata.push({ control: cell, variant: own });
      return { cell: own, share: variant.share, rate: rate * (1 + variant.effect) };
    });
    return {
      visitsPerDay: Math.round((visits * share * plan.visits) / days),
      arms: [{ cell, share: control.share, rate }, ...arms],
    };
  });
  return { segments: drawn, variants };
}

function drawDay(random: Random, { visitsPerDay, arms }: DrawnSegment): void {
  let [left, share] = [visitsPerDay, 1];
  for (const arm of arms) {
    const arrived = arm.share >= share ? left : binomial(random, left, arm.share / share);
    arm.cell.trials += arrived;
    arm.cell.successes += binomial(random, arrived, arm.rate);
    left -= arrived;
    share -= arm.share;
  }
}
