import { type Judgment, judge } from '../../../server/experiments/judge.ts';
import { describeVerdict } from '../../../server/experiments/statistics/describe/describe-verdict.ts';
import { wilsonInterval } from '../../../server/experiments/statistics/wilson.ts';
import { successWords } from '../../../server/experiments/success-words.ts';
import type { LockEntry } from '../../experiments/lock-file.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { type Experiments, entryOf } from './open-experiments.ts';

/** Says what the running experiments have come to. @param name all by default */
export async function status(
  experiments: Experiments,
  name: string | undefined,
  request: ExperimentRequest,
): Promise<string> {
  const { running } = experiments;
  if (name === undefined && running.size === 0) return 'No experiment is running.';
  const shown = name === undefined ? [...running] : [[name, entryOf(experiments, name)] as const];
  const parts = [];
  for (const [one, entry] of shown)
    parts.push(describe(one, entry, await judgmentOf(experiments, one, entry, request)));
  return parts.join('\n\n');
}

export async function judgmentOf(
  { zone }: Experiments,
  name: string,
  entry: LockEntry,
  { counts, now }: ExperimentRequest,
): Promise<Judgment> {
  const judgment = await counts((db) => judge(db, { name, ...entry }, { now, zone }));
  if (!judgment) throw new ExperimentError(`"${name}" was started without a plan, so it has no verdict.`);
  return judgment;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function describe(name: string, { metric }: LockEntry, { verdict, totals, plan }: Judgment): string {
  if (!verdict) return `${name}\n  It started today. The first day is counted tomorrow.`;
  const { title, explanation } = describeVerdict(verdict, successWords[metric].plural);
  const rows = totals.map(({ name: arm, visitors, conversions }) => {
    const { low, high } = wilsonInterval(conversions, visitors);
    const rate = visitors === 0 ? 'no visits' : percent(conversions / visitors);
    const interval = visitors === 0 ? '' : ` (${percent(low)} to ${percent(high)})`;
    return `  ${arm.padEnd(12)} ${String(conversions).padStart(7)} of ${String(visitors).padStart(8)} visits  ${rate}${interval}`;
  });
  const guardrails = verdict.guardrails
    .filter(({ state }) => state === 'crossed')
    .map(({ name: guardrail, crossedBy }) => `  Guardrail ${guardrail}: crossed by ${crossedBy.join(', ')}.`);
  return [
    `${name}, day ${verdict.day} of ${plan.days}, ${verdict.visits} of ${plan.visits} visits`,
    `  ${title}`,
    `  ${explanation}`,
    ...rows,
    ...guardrails,
  ].join('\n');
}
