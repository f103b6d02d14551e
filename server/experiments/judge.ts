import type { Kysely } from 'kysely';
import { addDays, dayOf } from '../lib/day-of.ts';
import type { Tables } from '../storage/tables.ts';
import { planOf, type StartedExperiment } from './plan-of.ts';
import { type CountedExperiment, readExperimentDays } from './read-days.ts';
import { type ArmTotals, type DayCounts, addDays as sumOf, totalsByArm } from './statistics/counts.ts';
import type { Plan } from './statistics/plan/plan.ts';
import { verdict } from './statistics/verdict/verdict.ts';
import type { Verdict } from './statistics/verdict/verdict-types.ts';

export interface JudgedExperiment extends StartedExperiment {
  name: string;
  metric: CountedExperiment['metric'];
}

/** What an experiment has come to. */
export interface Judgment {
  plan: Plan;
  /** Undefined before the first day is over. */
  verdict?: Verdict;
  /** What each variant counted until the day of the verdict, control first. */
  totals: readonly ArmTotals[];
}

/**
 * Judges an experiment by its complete days: today changes until midnight.
 * @param zone of the company
 * @returns undefined for an experiment without a plan
 */
export async function judge(
  db: Kysely<Tables>,
  experiment: JudgedExperiment,
  { now, zone }: { now: Date; zone: string },
): Promise<Judgment | undefined> {
  const plan = planOf(experiment);
  if (!plan) return undefined;
  const { name, metric, started } = experiment;
  const arms = plan.arms.map((arm) => arm.name);
  const days = await readExperimentDays(
    db,
    { name, metric, arms },
    {
      from: started,
      until: addDays(dayOf(now, zone), -1),
      dayOf: (at) => dayOf(new Date(at), zone),
    },
  );
  const found = days.length === 0 ? undefined : verdict({ plan, days });
  const total = days.slice(0, found?.day).reduce<DayCounts>(sumOf, {});
  return { plan, totals: totalsByArm(total, plan.arms), ...(found && { verdict: found }) };
}
