import type { Invalid } from '../arrivals/find-invalid.ts';
import type { Interval } from '../effect/interval.ts';
import type { Guardrail, GuardrailName } from '../guardrails/guardrails.ts';

/** The relative effect of one variant against control. */
export interface Effect extends Interval {
  arm: string;
  /** null while control has no conversions. */
  estimate: number | null;
  /** How often such intervals contain the true effects of all variants. */
  confidence: number;
}

/** A point of the chart. The interval is always-valid and ends at +9,900% where nothing is known. */
export interface Point extends Interval {
  day: number;
  estimate: number | null;
}

export interface Series {
  arm: string;
  points: readonly Point[];
}

/** Visits that the server gave an arm to, and those of them that browsers reported. */
export interface Arrivals {
  arm: string;
  /** The share of all visits that was planned, from 0 to 1. */
  plannedShare: number;
  exposures: number;
  beacons: number;
}

/** What the experiment counted when it reached its verdict, or so far. */
export interface Figures {
  /** The day of the verdict, or today; days are numbered from 1. */
  day: number;
  plannedDays: number;
  visits: number;
  visitsNeeded: number;
  /** One for each variant. Always-valid, except at the planned end: there it is the interval of that test. */
  effects: readonly Effect[];
  /** The always-valid intervals of all days, one series for each variant. */
  series: readonly Series[];
  guardrails: readonly Guardrail[];
  /** One for each arm, control first. */
  arrivals: readonly Arrivals[];
}

export interface Running extends Figures {
  kind: 'running';
  /** The variant with the highest estimate; null while there is none. */
  leader: Effect | null;
  /** Whether the interval of the leader contains no difference. */
  couldBeLuck: boolean;
  /** Days from today to the planned end, or until the visits are there at the present pace. */
  daysLeft: number;
  /** The last day that this leads to, as YYYY-MM-DD. */
  endsOn: string;
}

export interface Winner extends Figures {
  kind: 'winner';
  arm: string;
  isEarly: boolean;
  daysSaved: number;
  measured: Effect & { estimate: number };
  /** The relative effect to expect, which is smaller than the measured one. */
  expected: number;
}

export interface StoppedHarm extends Figures {
  kind: 'stopped-harm';
  arm: string;
  metric: 'conversions' | GuardrailName;
  since: number;
  isEarly: boolean;
}

export interface NoDifference extends Figures {
  kind: 'no-difference';
  /** No variant is better or worse by more than this relative effect. */
  largestDifference: number;
}

export type InvalidExperiment = Figures & { kind: 'invalid' } & Invalid;

export type Verdict = Running | Winner | StoppedHarm | NoDifference | InvalidExperiment;
