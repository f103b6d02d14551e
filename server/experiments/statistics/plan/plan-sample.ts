import { boundary } from '../bisect.ts';
import { defaultPriorWidth } from '../effect/shrinkage.ts';
import { maximumDays, type Plan } from './plan.ts';
import { visitsNeeded } from './sample-size.ts';

interface RequestedArm {
  name: string;
  weight: number;
}

export interface PlanRequest {
  /** Conversions per visit so far, from 0 to 1. */
  baseRate: number;
  /** The smallest relative effect worth having: 0.2 is 20% more. */
  smallestEffect: number;
  /** Visits per day that take part, in all arms together. */
  viewsPerDay: number;
  /** Control first. Weights say how visits are divided: 1 and 1 is half each. */
  arms: readonly RequestedArm[];
  /** The first day, as YYYY-MM-DD. */
  startDay: string;
  /** How much true effects vary, as the standard deviation of the log ratio; see `effect/shrinkage.ts`. */
  priorWidth?: number;
}

/** The effect is too small for the visits: it cannot be found within 60 days. */
export interface PlanTooLong {
  kind: 'too-long';
  /** Visits that all arms would need together. */
  visits: number;
  /** Days that this would take, in whole weeks; null without visits. */
  days: number | null;
  /**
   * The smallest relative effect that can be found in the whole weeks of 60 days; null if even certainty would not do.
   */
  feasibleEffect: number | null;
}

/**
 * Plans an experiment. Durations are whole weeks, because weekdays differ: at least one, and at most eight.
 * @throws RangeError that names the value and what to pass instead
 */
export function planSample(request: PlanRequest): Plan | PlanTooLong {
  check(request);
  const { baseRate, smallestEffect, viewsPerDay, arms, startDay } = request;
  const [control, ...variants] = arms;
  if (!control || variants.length === 0)
    return refuse('the number of arms', arms.length, 'control and at least one variant');
  const weights = arms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = arms.map(({ weight }) => weight / weights);
  const needed = visitsNeeded(baseRate, smallestEffect, shares);
  const planArm = ({ name, weight }: RequestedArm) => {
    const share = weight / weights;
    return { name, share, visits: Math.ceil(needed * share) };
  };
  const planned: Plan['arms'] = [planArm(control), ...variants.map(planArm)];
  const visits = planned.reduce((sum, arm) => sum + arm.visits, 0);
  const days = 7 * Math.ceil(visits / viewsPerDay / 7);
  if (days > maximumDays) {
    const affordable = viewsPerDay * 7 * Math.floor(maximumDays / 7);
    return {
      kind: 'too-long',
      visits,
      days: Number.isFinite(days) ? days : null,
      feasibleEffect: feasibleEffect(baseRate, affordable, shares),
    };
  }
  const priorWidth = request.priorWidth ?? defaultPriorWidth(smallestEffect);
  return { kind: 'plan', arms: planned, baseRate, smallestEffect, visits, days, startDay, priorWidth };
}

function feasibleEffect(baseRate: number, visits: number, shares: readonly number[]): number | null {
  const largest = 1 / baseRate - 1;
  const isFeasible = (effect: number) => visitsNeeded(baseRate, effect, shares) <= visits;
  return isFeasible(largest) ? boundary({ inside: largest, outside: 0 }, isFeasible) : null;
}

function check({ baseRate, smallestEffect, viewsPerDay, arms, startDay, priorWidth }: PlanRequest): void {
  if (!(baseRate > 0 && baseRate < 1)) refuse('baseRate', baseRate, 'a share between 0 and 1');
  if (!(smallestEffect > 0 && baseRate * (1 + smallestEffect) < 1))
    refuse('smallestEffect', smallestEffect, `a relative effect above 0 and below ${1 / baseRate - 1}`);
  if (!(viewsPerDay >= 0)) refuse('viewsPerDay', viewsPerDay, 'the visits per day, 0 or more');
  const names = arms.map(({ name }) => name);
  if (new Set(names).size < names.length) refuse('the list of names', names.join(', '), 'each name once');
  for (const { name, weight } of arms)
    if (!(weight > 0 && weight < Number.POSITIVE_INFINITY))
      refuse(`the weight of arm ${name}`, weight, 'a number above 0');
  if (Number.isNaN(Date.parse(`${startDay}T00:00:00Z`))) refuse('startDay', startDay, 'a date as YYYY-MM-DD');
  if (priorWidth !== undefined && !(priorWidth > 0)) refuse('priorWidth', priorWidth, 'a number above 0');
}

function refuse(name: string, value: unknown, instead: string): never {
  throw new RangeError(`planSample: ${name} is ${value}; pass ${instead}.`);
}
