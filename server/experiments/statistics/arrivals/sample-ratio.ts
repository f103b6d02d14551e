import { logBayesFactor } from './bayes-factor.ts';

/** An alarm that is false happens at most 1 time in 1,000 in the whole life of an experiment. */
const falseAlarms = 0.001;

/**
 * How firmly the alternatives are expected near the plan, as a number of counts. 200 is best for arrivals, where 52% of
 * a planned half matters. Lost visits are few, and an outage changes their division grossly.
 */
export const concentration = { arrivals: 200, lost: 10 } as const;

export interface RatioTest {
  /** Planned shares of the arms, with a sum of 1. */
  shares: readonly number[];
  concentration: number;
}

export interface RatioAlarm {
  /** The day of the alarm. Days are numbered from 1. */
  alarmDay: number;
  /** The first day that is probably affected: the alarm can be days later if the difference is small. */
  since: number;
  /** The days affected: from `since` until the counts are as planned again, at least until the alarm. */
  affectedDays: readonly number[];
}

/** Whether the counts by arm, over any time, contradict the planned shares. May be asked as often as wanted. */
export function isRatioOff(counts: readonly number[], test: RatioTest): boolean {
  return evidence(counts, test) >= -Math.log(falseAlarms);
}

/** The first alarm of a sample-ratio test that looks at the sums after each day. */
export function findRatioAlarm(
  days: readonly (readonly number[])[],
  test: RatioTest,
): RatioAlarm | undefined {
  let sums: readonly number[] = [];
  for (const [index, counts] of days.entries()) {
    sums = add(counts, sums);
    if (isRatioOff(sums, test)) return describeAlarm(days, index, test);
  }
  return undefined;
}

/**
 * The affected days are those on which, taken together, the evidence is strongest; the day of the alarm is one of them.
 */
function describeAlarm(days: readonly (readonly number[])[], alarm: number, test: RatioTest): RatioAlarm {
  // Later days do not move the start: what was reported on the day of the alarm stays.
  const start = strongest(days.slice(0, alarm + 1).reverse(), test);
  const since = alarm - start;
  const until = strongest(days.slice(since), test, start) + since;
  const affectedDays = Array.from({ length: until - since + 1 }, (_, index) => since + index + 1);
  return { alarmDay: alarm + 1, since: since + 1, affectedDays };
}

/** The index of the day up to which the evidence, summed from the first, is strongest. */
function strongest(days: readonly (readonly number[])[], test: RatioTest, earliest = 0): number {
  let sums: readonly number[] = [];
  let best = { index: earliest, evidence: Number.NEGATIVE_INFINITY };
  for (const [index, counts] of days.entries()) {
    sums = add(counts, sums);
    const found = evidence(sums, test);
    if (index >= earliest && found > best.evidence) best = { index, evidence: found };
  }
  return best.index;
}

function evidence(counts: readonly number[], { shares, concentration: weight }: RatioTest): number {
  return logBayesFactor(
    shares.map((share, arm) => ({ count: counts[arm] ?? 0, expected: share, prior: weight * share })),
  );
}

function add(counts: readonly number[], sums: readonly number[]): number[] {
  return counts.map((count, arm) => count + (sums[arm] ?? 0));
}
