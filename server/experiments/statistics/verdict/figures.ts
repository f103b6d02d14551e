import type { Plan } from '../plan/plan.ts';
import { effectOf } from './compare.ts';
import type { State } from './state.ts';
import type { Figures, Point } from './verdict-types.ts';

/** The figures after a day, with the intervals of all days until then. */
export function figuresOf(plan: Plan, states: readonly State[], state: State): Figures {
  const { day, isEnd, visits, totals, comparisons, guardrails } = state;
  return {
    day,
    plannedDays: plan.days,
    visits,
    visitsNeeded: plan.visits,
    effects: comparisons.map((comparison) => effectOf(comparison, isEnd)),
    series: comparisons.map(({ arm }) => ({ arm, points: pointsOf(states.slice(0, day), arm) })),
    guardrails,
    arrivals: totals.map(({ name, exposures, beacons }) => ({
      arm: name,
      plannedShare: plan.arms.find((arm) => arm.name === name)?.share ?? 0,
      exposures,
      beacons,
    })),
  };
}

function pointsOf(states: readonly State[], variant: string): Point[] {
  return states.flatMap(({ day, comparisons }) =>
    comparisons
      .filter(({ arm }) => arm === variant)
      .map(({ estimate, alwaysValid }) => ({ day, estimate, ...alwaysValid })),
  );
}
