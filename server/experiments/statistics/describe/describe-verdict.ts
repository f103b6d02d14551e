import type { GuardrailFigure, GuardrailName } from '../guardrails/guardrails.ts';
import type {
  Arrivals,
  InvalidExperiment,
  NoDifference,
  Running,
  StoppedHarm,
  Verdict,
  Winner,
} from '../verdict/verdict-types.ts';
import {
  capitalized,
  dayCount,
  fraction,
  listed,
  sharePercent,
  shortDate,
  signedPercent,
  trueDifference,
  unsignedPercent,
} from './wording.ts';

/** A verdict in words. */
export interface Description {
  title: string;
  /** A few short sentences. */
  explanation: string;
}

/**
 * Says in American English what a verdict means. It speaks of intervals and never of a chance to win, which these
 * statistics do not give.
 * @param conversions what visitors do, in the plural
 */
export function describeVerdict(verdict: Verdict, conversions = 'leads'): Description {
  switch (verdict.kind) {
    case 'running':
      return describeRunning(verdict, conversions);
    case 'winner':
      return describeWinner(verdict, conversions);
    case 'stopped-harm':
      return describeHarm(verdict, conversions);
    case 'no-difference':
      return describeNoDifference(verdict);
    case 'invalid':
      return describeInvalid(verdict);
  }
}

function describeRunning(verdict: Running, conversions: string): Description {
  const { leader, couldBeLuck, daysLeft, endsOn } = verdict;
  const outlook = `${capitalized(dayCount(daysLeft))} to go; on ${shortDate(endsOn)} we’ll know whether it is worth having.`;
  if (!leader || leader.estimate === null)
    return {
      title: `Running. ${capitalized(controlOf(verdict))} has no ${conversions} yet, so there is nothing to compare.`,
      explanation: outlook,
    };
  const { arm, estimate } = leader;
  const isEven = Math.round(100 * estimate) === 0;
  const place = isEven
    ? `${arm} and ${controlOf(verdict)} are even so far.`
    : `${arm} is ${estimate > 0 ? 'ahead' : 'behind'} by ${unsignedPercent(estimate)}, and that ${couldBeLuck ? 'could still be luck' : 'is more than luck'}.`;
  const week = couldBeLuck ? '' : ' A variant can win once a week is over.';
  return { title: `Running. ${place}`, explanation: `${trueDifference(leader)}${week} ${outlook}` };
}

function describeWinner(
  { arm, daysSaved, measured, expected, isEarly }: Winner,
  conversions: string,
): Description {
  const early = daysSaved > 0 ? `, ${dayCount(daysSaved)} early` : '';
  const interval = `${signedPercent(measured.low)} to ${signedPercent(measured.high)}`;
  const lead =
    measured.low > 0 ? `The interval, ${interval}, leaves zero behind` : `The interval is ${interval}`;
  const luck = isEarly ? 'A test that stops early was usually' : 'A winner is usually';
  return {
    title: `${capitalized(arm)} wins${early}. Expect about ${signedPercent(expected)} ${conversions}, not the ${signedPercent(measured.estimate)} measured.`,
    explanation: `${lead}, and ${arm} crossed no guardrail. ${luck} a little lucky as well, so count on about ${fraction(expected / measured.estimate)} of what it showed.`,
  };
}

const guardrailWords: Record<
  GuardrailName,
  { what: string; limit: string; show: (value: number) => string }
> = {
  lcp: { what: 'speed (LCP p75)', limit: '+0.20 s', show: (value) => `${(value / 1000).toFixed(2)} s` },
  spam: { what: 'spam among leads', limit: '+2.0 points', show: sharePercent },
  refunds: { what: 'refunds among paid', limit: '+5.0 points', show: sharePercent },
  lost: { what: 'visits lost between server and browser', limit: '+2.0 points', show: sharePercent },
};

function describeHarm(verdict: StoppedHarm, conversions: string): Description {
  const { arm, metric, since, isEarly } = verdict;
  const control = controlOf(verdict);
  const stopped = `Stopped on day ${since}${isEarly ? '' : ', as planned'}.`;
  if (metric === 'conversions') {
    const effect = verdict.effects.find((found) => found.arm === arm);
    return {
      title: `${stopped} ${arm} brings fewer ${conversions} than ${control}.`,
      explanation: effect
        ? `${arm} is behind by ${unsignedPercent(effect.estimate ?? 0)}. ${trueDifference(effect)} Keep ${control}.`
        : `Keep ${control}.`,
    };
  }
  const { what, limit, show } = guardrailWords[metric];
  const figures = verdict.guardrails.find(({ name }) => name === metric)?.figures ?? [];
  const figure = (found: GuardrailFigure) => `${found.arm} has ${show(found.value ?? 0)}`;
  const shown = figures.filter((found) => found.arm === arm || found.arm === control).map(figure);
  return {
    title: `${stopped} ${arm} crossed a guardrail: ${what}.`,
    explanation: `${capitalized(listed(shown))}. The limit is ${limit}, and this is more than chance. Keep ${control}.`,
  };
}

function describeNoDifference(verdict: NoDifference): Description {
  const control = controlOf(verdict);
  const lines = verdict.effects.map((effect) =>
    verdict.effects.length === 1 ? trueDifference(effect) : `${effect.arm}: ${trueDifference(effect)}`,
  );
  return {
    title: `No clear difference. If there is one, it is smaller than ${unsignedPercent(verdict.largestDifference)}.`,
    explanation: `${lines.join(' ')} Keep ${control}, or choose for other reasons.`,
  };
}

function describeInvalid({ reason, since, arrivals }: InvalidExperiment): Description {
  const lost = ({ exposures, beacons }: Arrivals) => (exposures === 0 ? 0 : 1 - beacons / exposures);
  const list = (show: (arm: Arrivals) => string) => listed(arrivals.map(show));
  const whole = (count: number) => count.toLocaleString('en-US');
  const given = `The server gave out ${list(({ arm, exposures }) => `${whole(exposures)} visits of ${arm}`)}`;
  if (reason === 'arrivals') {
    const sum = arrivals.reduce((total, { exposures }) => total + exposures, 0);
    const shares = list(
      ({ arm, exposures, plannedShare }) =>
        `${sharePercent(exposures / sum)} for ${arm} instead of ${sharePercent(plannedShare)}`,
    );
    return {
      title: `Invalid since day ${since}. Visits were not divided as planned, so there is no winner.`,
      explanation: `${given}: ${shares}.`,
    };
  }
  const [worst] = [...arrivals].sort((one, other) => lost(other) - lost(one));
  return {
    title: `Invalid since day ${since}. Part of ${worst?.arm}’s visits never arrived, so there is no winner.`,
    explanation: `${given}. Browsers reported ${list(({ beacons }) => whole(beacons))}: ${list((arm) => `${arm.arm} lost ${sharePercent(lost(arm))}`)} on the way.`,
  };
}

/** The name of control. */
function controlOf({ arrivals }: Verdict): string {
  return arrivals[0]?.arm ?? 'control';
}
