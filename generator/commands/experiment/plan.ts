import { readFileSync } from 'node:fs';
import type { ExperimentPlan } from '../../../schema/generated/types.ts';
import { type PastCounts, readPast } from '../../../server/experiments/read-history.ts';
import { planSample } from '../../../server/experiments/statistics/plan/plan-sample.ts';
import { successWords } from '../../../server/experiments/success-words.ts';
import { dayOf } from '../../../server/lib/day-of.ts';
import { setValue } from '../../edit/edits.ts';
import type { ExperimentFacts } from '../../experiments/experiment-facts.ts';
import { routeOf } from '../../experiments/page-paths.ts';
import { displayPath } from '../../paths.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { changedLines } from './changed-lines.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { type Experiments, factsOf, fileOf } from './open-experiments.ts';

/** Days before today that the plan is made from. */
const pastDays = 28;

/** Fewer successes say too little about the rate: its interval is wider than half of it. */
const fewestSuccesses = 20;

/** Computes how long an experiment takes, and writes it into its file. */
export async function plan(
  experiments: Experiments,
  name: string,
  { counts, now, isDryRun }: ExperimentRequest,
): Promise<string> {
  const facts = factsOf(experiments, name);
  if (experiments.running.has(name))
    throw new ExperimentError(`"${name}" is running, so its plan cannot change.`);
  const today = dayOf(now, experiments.zone);
  const route = routeOf(experiments.project, facts.page);
  const past = await counts((db) =>
    readPast(db, { metric: facts.metric, before: today, days: pastDays, ...(route && { route }) }),
  );
  const written = computePlan(facts, past, today);
  const path = fileOf(experiments, facts);
  const before = readFileSync(path, 'utf8');
  const { source } = setValue(before, ['experiment', 'plan'], written);
  if (!isDryRun) writeWhole(path, source);
  const rate = `${past.successes} of ${past.visits} visits in ${past.days} days ${successWords[facts.metric].did}, which is ${written.baseRate}%`;
  return [
    `${rate}. To find a change of ${facts.worthHaving}%, "${name}" needs ${written.visits.toLocaleString('en-US')} visits, which take ${written.days} days.`,
    changedLines({ file: displayPath(path), before, after: source, isDryRun }),
  ].join('\n\n');
}

function computePlan(facts: ExperimentFacts, past: PastCounts, startDay: string): ExperimentPlan {
  const { name, split, worthHaving, metric } = facts;
  if (past.visits === 0)
    throw new ExperimentError(
      `No visits were counted in the last ${pastDays} days, so "${name}" cannot be planned. Write "views: true" in site.yaml, and wait two weeks.`,
    );
  if (past.successes < fewestSuccesses)
    throw new ExperimentError(
      `Only ${past.successes} of ${past.visits} visits in the last ${pastDays} days ${successWords[metric].did}. ${fewestSuccesses} are needed to plan "${name}": wait, or choose a metric that more visitors reach.`,
    );
  const baseRate = past.successes / past.visits;
  const found = planSample({
    baseRate,
    smallestEffect: worthHaving / 100,
    viewsPerDay: past.visits / past.days,
    arms: Object.entries(split).map(([arm, weight]) => ({ name: arm, weight })),
    startDay,
  });
  if (found.kind === 'plan')
    return { visits: found.visits, days: found.days, baseRate: Number((100 * baseRate).toPrecision(3)) };
  const { feasibleEffect, days } = found;
  const takes = days === null ? 'never end' : `take ${days} days`;
  const instead =
    feasibleEffect === null
      ? 'Test on a page with more visits'
      : `In 56 days, a change of ${Math.ceil(100 * feasibleEffect)}% can be found: write "worthHaving: ${Math.ceil(100 * feasibleEffect)}" for a bolder variant, or test on a page with more visits`;
  throw new ExperimentError(
    `"${name}" would ${takes}, and 60 is the limit, because visitors change in the meantime. ${instead}.`,
  );
}
