import { type ArmTotals, addDays, type DayCounts, totalsByArm } from '../counts.ts';
import { type Guardrail, judgeGuardrails } from '../guardrails/guardrails.ts';
import { maximumDays, type Plan } from '../plan/plan.ts';
import { type Comparison, compareAll } from './compare.ts';

/** All that is known after a day. */
export interface State {
  /** 0 before the first day. */
  day: number;
  /** Whether the test at the end is due: the planned days are over and the visits are there, or it took too long. */
  isEnd: boolean;
  visits: number;
  /** Control first. */
  totals: readonly ArmTotals[];
  /** One for each variant. */
  comparisons: readonly Comparison[];
  guardrails: readonly Guardrail[];
}

/** The states after each day, and the last of them, which is the one before the first day if there are no days yet. */
export function statesOf(plan: Plan, days: readonly DayCounts[]): { states: State[]; last: State } {
  let total: DayCounts = {};
  let last = stateAfter(plan, total, 0);
  const states = days.map((counts, index) => {
    total = addDays(total, counts);
    last = stateAfter(plan, total, index + 1);
    return last;
  });
  return { states, last };
}

function stateAfter(plan: Plan, total: DayCounts, day: number): State {
  const totals = totalsByArm(total, plan.arms);
  const visits = totals.reduce((sum, { visitors }) => sum + visitors, 0);
  return {
    day,
    // Only visits and days decide when to stop, never conversions, so the test at the end keeps its error.
    isEnd: day >= maximumDays || (day >= plan.days && visits >= plan.visits),
    visits,
    totals,
    comparisons: compareAll(plan, total),
    guardrails: judgeGuardrails(totals, plan.limits),
  };
}
