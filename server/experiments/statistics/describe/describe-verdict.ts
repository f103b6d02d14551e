import { defaultLimits, type GuardrailName } from '../guardrails/guardrails.ts';
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
  const daysToGo = capitalized(dayCount(daysLeft));
  const outlook = `${daysToGo} to go; on ${shortDate(endsOn)} we’ll know whether it is worth having.`;
  const control = controlOf(verdict);
  if (!leader || leader.estimate === null)
    return {
      title: `Running. ${capitalized(control)} has no ${conversions} yet, so there is nothing to compare.`,
      explanation: outlook,
    };
  const arm = capitalized(leader.arm);
  const distance = `${leader.estimate > 0 ? 'ahead' : 'behind'} by ${unsignedPercent(leader.estimate)}`;
  const luck = couldBeLuck ? 'that could still be luck' : 'that is more than luck';
  const isEven = Math.round(100 * leader.estimate) === 0;
  // Only the first week keeps a variant that is clearly ahead from winning.
  const wait = couldBeLuck ? '' : ' A variant can win once a week is over.';
  return {
    title: isEven
      ? `Running. ${arm} and ${control} are even so far.`
      : `Running. ${arm} is ${distance}, and ${luck}.`,
    explanation: `${trueDifference(leader)}${wait} ${outlook}`,
  };
}

function describeWinner(
  { arm, daysSaved, measured, expected, isEarly }: Winner,
  conversions: string,
): Description {
  const early = daysSaved > 0 ? `, ${dayCount(daysSaved)} early` : '';
  const [expectedText, measuredText] = [signedPercent(expected), signedPercent(measured.estimate)];
  const ends = `${signedPercent(measured.low)} to ${signedPercent(measured.high)}`;
  // One that begins at “0%” would contradict the words.
  const interval =
    Math.round(100 * measured.low) > 0
      ? `The interval, ${ends}, leaves zero behind`
      : `The interval is ${ends}`;
  const luck = isEarly ? 'A test that stops early was usually' : 'A winner is usually';
  const share = fraction(expected / measured.estimate);
  return {
    title: `${capitalized(arm)} wins${early}. Expect about ${expectedText} ${conversions}, not the ${measuredText} measured.`,
    explanation: `${interval}, and ${arm} crossed no guardrail. ${luck} a little lucky as well, so count on about ${share} of what it showed.`,
  };
}

const points = (limit: number) => `+${(100 * limit).toFixed(1)} points`;
const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;

interface GuardrailWords {
  what: string;
  show: (value: number) => string;
  limit: (limit: number) => string;
}

const guardrailWords: Record<GuardrailName, GuardrailWords> = {
  lcp: { what: 'speed (LCP p75)', show: seconds, limit: (limit) => `+${seconds(limit)}` },
  spam: { what: 'spam among leads', show: sharePercent, limit: points },
  refunds: { what: 'refunds among paid', show: sharePercent, limit: points },
  lost: { what: 'visits lost between server and browser', show: sharePercent, limit: points },
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
  const guardrail = verdict.guardrails.find(({ name }) => name === metric);
  const figures = guardrail?.figures ?? [];
  const shown = figures
    .filter((figure) => figure.arm === arm || figure.arm === control)
    .map((figure) => `${figure.arm} has ${show(figure.value ?? 0)}`);
  const limitWords = `The limit is ${limit(guardrail?.limit ?? defaultLimits[metric])}, and this is more than chance.`;
  return {
    title: `${stopped} ${capitalized(arm)} crossed a guardrail: ${what}.`,
    explanation: `${capitalized(listed(shown))}. ${limitWords} Keep ${control}.`,
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
  const given = listed(
    arrivals.map(
      ({ arm, exposures }, index) => `${whole(exposures)}${index === 0 ? ' visits' : ''} of ${arm}`,
    ),
  );
  if (reason === 'arrivals') {
    const sum = arrivals.reduce((total, { exposures }) => total + exposures, 0);
    const shares = list(
      ({ arm, exposures, plannedShare }) =>
        `${sharePercent(exposures / sum)} for ${arm} instead of ${sharePercent(plannedShare)}`,
    );
    return {
      title: `Invalid since day ${since}. Visits were not divided as planned, so there is no winner.`,
      explanation: `The server gave out ${given}: ${shares}.`,
    };
  }
  const [worst] = [...arrivals].sort((one, other) => lost(other) - lost(one));
  const reported = list(({ beacons }) => whole(beacons));
  const losses = list((arm) => `${arm.arm} lost ${sharePercent(lost(arm))}`);
  return {
    title: `Invalid since day ${since}. Part of ${worst?.arm}’s visits never arrived, so there is no winner.`,
    explanation: `The server gave out ${given}. Browsers reported ${reported}: ${losses} on the way.`,
  };
}

/** The name of control. */
function controlOf({ arrivals }: Verdict): string {
  return arrivals[0]?.arm ?? 'control';
}
