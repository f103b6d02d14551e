import type { ExperimentGuardrail } from '../../../schema/api/experiments.ts';
import { fewestTrials, type Guardrail } from '../statistics/guardrails/guardrails.ts';
import type { Verdict } from '../statistics/verdict/verdict-types.ts';

/** The guardrails of a verdict that names variants by letters, and how the visits were divided. */
export function describeGuardrails(verdict: Verdict): ExperimentGuardrail[] {
  const alarm = verdict.kind === 'invalid' ? verdict : undefined;
  const described = verdict.guardrails.map((guardrail): ExperimentGuardrail => {
    const isAlarm = guardrail.name === 'lost' && alarm?.reason === 'lost-visits';
    return {
      ...withLetters(guardrail),
      state: isAlarm ? 'crossed' : guardrail.state,
      since: isAlarm ? alarm.alarmDay : null,
    };
  });
  const before = described.filter(({ name }) => name !== 'lost');
  const lost = described.filter(({ name }) => name === 'lost');
  return [...before, arrivalsOf(verdict), ...lost];
}

function withLetters({
  name,
  limit,
  state,
  figures,
  crossedBy,
}: Guardrail): Omit<ExperimentGuardrail, 'since'> {
  const named = figures.map(({ arm, value, successes, trials }) => ({
    letter: arm,
    value,
    successes,
    trials,
  }));
  return { name, limit, state, figures: named, crossedBy: [...crossedBy] };
}

function arrivalsOf(verdict: Verdict): ExperimentGuardrail {
  const { arrivals } = verdict;
  const alarm = verdict.kind === 'invalid' && verdict.reason === 'arrivals' ? verdict : undefined;
  const trials = arrivals.reduce((sum, { exposures }) => sum + exposures, 0);
  const hasEnough = arrivals.every(({ exposures }) => exposures >= fewestTrials);
  return {
    name: 'arrivals',
    limit: null,
    state: alarm ? 'crossed' : hasEnough ? 'fine' : 'too-few',
    figures: arrivals.map(({ arm, exposures }) => ({
      letter: arm,
      value: trials === 0 ? null : exposures / trials,
      successes: exposures,
      trials,
    })),
    crossedBy: [],
    since: alarm?.alarmDay ?? null,
  };
}
