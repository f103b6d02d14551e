import type { ExperimentAnswer, ExperimentEffect } from '../../../schema/api/experiments.ts';
import { HttpError } from '../../errors.ts';
import { addDays, dayOf } from '../../lib/day-of.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { armLetters } from '../arm-letters.ts';
import { readLosses } from '../read-losses.ts';
import { readRevenue } from '../read-revenue.ts';
import { type Interval, knownEnds } from '../statistics/effect/interval.ts';
import type { Plan } from '../statistics/plan/plan.ts';
import type { Verdict } from '../statistics/verdict/verdict-types.ts';
import { takeable } from '../takeable.ts';
import { titleOf } from '../title-of.ts';
import { describeArms } from './describe-arms.ts';
import { describeGuardrails } from './describe-guardrails.ts';
import { hasEnded, type OutcomeParts, outcomeOf, type StartedOne } from './outcome.ts';

/** Everything about an experiment that was started. @throws HttpError unknown_experiment for one without a plan */
export async function describeExperiment(
  parts: OutcomeParts,
  experiment: StartedOne,
): Promise<ExperimentAnswer> {
  const { db, zone, now } = parts;
  const { name, hypothesis, route, file, metric, started, split, startedBy = '' } = experiment;
  const end = hasEnded(experiment) ? experiment : undefined;
  const outcome = await outcomeOf(parts, experiment);
  const { state, plan, verdict, description } = outcome;
  if (!plan)
    throw new HttpError('unknown_experiment', {
      message: `The experiment “${name}” was started without a plan, so it has no verdict.`,
    });
  const letters = armLetters(split);
  const day = verdict?.day ?? 0;
  const days = {
    from: started,
    until: addDays(started, day - 1),
    dayOf: (at: string) => dayOf(new Date(at), zone),
  };
  const arms = describeArms(experiment, outcome, await readStorage(readRevenue(db, { name }, days)));
  const writable = arms.filter(({ takeProblem }) => takeProblem === null).map(({ letter }) => letter);
  const isLost = verdict?.kind === 'invalid' && verdict.reason === 'lost-visits';
  return {
    success: true,
    name,
    title: titleOf(experiment),
    hypothesis,
    state,
    verdict: description,
    arm: verdict && 'arm' in verdict ? verdict.arm : null,
    route,
    file,
    metric,
    started,
    startedBy,
    stopped: end?.stopped ?? null,
    stoppedBy: end?.by ?? '',
    because: end?.because ?? '',
    taken: letters.get(end?.taken ?? '') ?? null,
    zone,
    today: dayOf(now, zone),
    progress: {
      day,
      days: plan.days,
      visits: verdict?.visits ?? 0,
      visitsNeeded: plan.visits,
      lastDay: verdict?.kind === 'running' && !end ? verdict.endsOn : addDays(started, plan.days - 1),
    },
    invalidSince: verdict?.kind === 'invalid' ? verdict.since : null,
    plan: describePlan(plan),
    arms,
    series: (verdict?.series ?? []).map(({ arm, points }) => ({
      letter: arm,
      points: points.map((point) => ({ day: point.day, ...effectOf(point) })),
    })),
    winner: winnerOf(verdict),
    guardrails: verdict ? describeGuardrails(verdict) : [],
    losses: isLost ? await readStorage(readLosses(db, { name, letters }, days)) : [],
    canTake: end
      ? []
      : takeable(verdict, [...letters.values()]).filter((letter) => writable.includes(letter)),
  };
}

function describePlan({ smallestEffect, baseRate, arms }: Plan): ExperimentAnswer['plan'] {
  const shares = arms.map(({ share }) => share);
  return {
    worthHaving: percent(smallestEffect),
    baseRate: percent(baseRate),
    visitsPerArm: Math.max(...arms.map(({ visits }) => visits)),
    // Thirds are 33.34, 33.33, and 33.33 percent.
    isSplitEqually: Math.max(...shares) - Math.min(...shares) < 0.001,
  };
}

/** Without the traces of binary fractions: 0.07 is 7 percent. */
const percent = (share: number) => Number((100 * share).toFixed(4));

function winnerOf(verdict: Verdict | undefined): ExperimentAnswer['winner'] {
  if (verdict?.kind !== 'winner') return null;
  return { measured: effectOf(verdict.measured), expected: verdict.expected };
}

/** An interval without counts says nothing. */
function effectOf({ estimate, ...interval }: Interval & { estimate: number | null }): ExperimentEffect {
  return { estimate, ...(estimate === null ? { low: null, high: null } : knownEnds(interval)) };
}
