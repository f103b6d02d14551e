import type { ExperimentRow, ExperimentsAnswer } from '../../../schema/api/experiments.ts';
import { armLetters } from '../arm-letters.ts';
import type { ExperimentReport } from '../report/report-file.ts';
import { titleOf } from '../title-of.ts';
import { hasEnded, type OutcomeParts, outcomeOf, type StartedOne } from './outcome.ts';

/** All experiments, with what they have come to. */
export async function listExperiments(
  parts: OutcomeParts,
  { running, written, ended }: ExperimentReport,
): Promise<ExperimentsAnswer> {
  const rows = async (started: readonly StartedOne[]) => {
    const all: ExperimentRow[] = [];
    for (const one of started) all.push(await rowOf(parts, one));
    return all;
  };
  return {
    success: true,
    current: [...(await rows(running)), ...written.map(writtenRow)],
    ended: await rows(ended.toReversed()),
  };
}

async function rowOf(parts: OutcomeParts, experiment: StartedOne): Promise<ExperimentRow> {
  const { name, route, started, split } = experiment;
  const { state, plan, verdict, description } = await outcomeOf(parts, experiment);
  const end = hasEnded(experiment) ? experiment : undefined;
  return {
    name,
    title: titleOf(experiment),
    route,
    state,
    verdict: description?.title ?? 'The first day counts tomorrow.',
    started,
    stopped: end?.stopped ?? null,
    taken: armLetters(split).get(end?.taken ?? '') ?? null,
    progress: plan
      ? {
          day: verdict?.day ?? 0,
          days: plan.days,
          visits: verdict?.visits ?? 0,
          visitsNeeded: plan.visits,
        }
      : null,
  };
}

function writtenRow(experiment: ExperimentReport['written'][number]): ExperimentRow {
  const { name, route } = experiment;
  return {
    name,
    title: titleOf(experiment),
    route,
    state: 'written',
    verdict: 'Not started.',
    started: null,
    stopped: null,
    taken: null,
    progress: null,
  };
}
