import type { GuardrailLimits } from '../guardrails/guardrails.ts';

/** One arm of a planned experiment. The first is control. */
export interface PlannedArm {
  name: string;
  /** Its share of all visits, from 0 to 1. */
  share: number;
  /** Visits that it needs. */
  visits: number;
}

/** What an experiment's verdict depends on, fixed before it starts. Plain data: it can be stored as JSON. */
export interface Plan {
  kind: 'plan';
  arms: readonly [PlannedArm, ...PlannedArm[]];
  /** Conversions per visit that were assumed, from 0 to 1. */
  baseRate: number;
  /** The smallest relative effect worth having: 0.2 is 20% more conversions than control. */
  smallestEffect: number;
  /** Visits that all arms need together. */
  visits: number;
  /** Planned days, always whole weeks. */
  days: number;
  /** The first day, as YYYY-MM-DD. */
  startDay: string;
  /** How much true effects vary, as the standard deviation of the log ratio; see `effect/shrinkage.ts`. */
  priorWidth: number;
  /** How much worse than control a variant may be; by default, `defaultLimits`. */
  limits?: GuardrailLimits;
}

/** How the chance of a false decision, 5%, is split. */
export const errors = {
  /** For the test that may be looked at any day and can stop early. */
  anyDay: 0.01,
  /** For the test at the planned end. */
  atEnd: 0.04,
} as const;

/** How often an effect of the smallest size worth having is found. */
export const power = 0.8;

/** An experiment that is short of visits goes on after its planned end, but not beyond this. */
export const maximumDays = 60;

/**
 * The first day on which an arm can win early. A week contains each weekday once, and the first visits after a change
 * are not typical. Harm stops on any day.
 */
export const firstDayOfWinning = 7;
