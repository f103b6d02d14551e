import type { Kysely } from 'kysely';
import type { ExperimentState } from '../../../schema/api/experiments.ts';
import type { Tables } from '../../storage/tables.ts';
import { armLetters } from '../arm-letters.ts';
import { planOf } from '../plan-of.ts';
import type { EndedExperiment, RunningExperiment } from '../report/report-file.ts';
import type { ArmTotals } from '../statistics/counts.ts';
import { describeStopped } from '../statistics/describe/describe-stopped.ts';
import { type Description, describeVerdict } from '../statistics/describe/describe-verdict.ts';
import type { Plan } from '../statistics/plan/plan.ts';
import { renameArms } from '../statistics/verdict/rename-arms.ts';
import type { Verdict } from '../statistics/verdict/verdict-types.ts';
import { successWords } from '../success-words.ts';
import type { JudgeParts, RecentJudgments } from './recent-judgments.ts';

/** An experiment that was started. */
export type StartedOne = RunningExperiment | EndedExperiment;

/** What an experiment has come to. */
export interface Outcome {
  state: Exclude<ExperimentState, 'written'>;
  /** Undefined if it was started without one. */
  plan: Plan | undefined;
  /** It names the variants by letters. Undefined before the first day is over. */
  verdict: Verdict | undefined;
  /** The verdict in words; null before the first day is over. */
  description: Description | null;
  /** What each variant counted until the day of the verdict, control first. */
  totals: readonly Omit<ArmTotals, 'lcp'>[];
}

export interface OutcomeParts extends JudgeParts {
  db: Kysely<Tables>;
  judge: RecentJudgments;
}

export const hasEnded = (experiment: StartedOne): experiment is EndedExperiment => 'stopped' in experiment;

type Found = { verdict?: Verdict } & Pick<Outcome, 'totals'>;

/** Judges a running experiment. One that is over is as it was recorded, without a look at the database. */
export async function outcomeOf(parts: OutcomeParts, experiment: StartedOne): Promise<Outcome> {
  const letters = armLetters(experiment.split);
  const hasStopped = hasEnded(experiment);
  const found: Found | undefined = hasStopped ? experiment : await parts.judge(experiment, parts);
  const verdict = found?.verdict && renameArms(found.verdict, (arm) => letters.get(arm) ?? arm);
  return {
    ...describe(verdict, hasStopped, successWords[experiment.metric].plural),
    plan: planOf(experiment),
    verdict,
    totals: found?.totals ?? [],
  };
}

function describe(
  verdict: Verdict | undefined,
  hasStopped: boolean,
  conversions: string,
): Pick<Outcome, 'state' | 'description'> {
  if (hasStopped && (!verdict || verdict.kind === 'running'))
    return { state: 'stopped', description: describeStopped(verdict, conversions) };
  if (!verdict) return { state: 'new', description: null };
  return { state: verdict.kind, description: describeVerdict(verdict, conversions) };
}
