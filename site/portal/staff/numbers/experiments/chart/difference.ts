import type { ExperimentAnswer, ExperimentSeries } from '../../../../../../schema/api/experiments.ts';
import { effectText } from '../words/effects.ts';

/** What the chart of a variant shows. */
export interface Difference {
  points: ExperimentSeries['points'];
  /** Days of the axis. */
  days: number;
  /** A relative effect, as all values are. */
  worthHaving: number;
  /** What to expect of a winner, after shrinkage; null for others. */
  expected: number | null;
  /** The first day that is invalid; null for valid ones. */
  invalidSince: number | null;
  /** Whether it has no verdict yet. */
  isOpen: boolean;
}

/** What is written at the end of a line, and at which value. */
export interface EndLabel {
  look: 'now' | 'expected' | 'worth' | 'none';
  value: number;
  text: string;
}

export function differenceOf(answer: ExperimentAnswer, { letter, points }: ExperimentSeries): Difference {
  const { state, stopped, progress, plan, winner, arm, invalidSince } = answer;
  return {
    points,
    days: Math.max(progress.days, progress.day, 2),
    worthHaving: plan.worthHaving / 100,
    expected: winner && arm === letter ? winner.expected : null,
    invalidSince,
    isOpen: state === 'running' && stopped === null,
  };
}

/** The labels on the lines. */
export function endLabels({ points, worthHaving, expected, invalidSince, isOpen }: Difference): EndLabel[] {
  const estimate = points.at(-1)?.estimate ?? null;
  const worth: EndLabel = {
    look: 'worth',
    value: worthHaving,
    text: `${effectText(worthHaving)}, worth having`,
  };
  if (estimate === null) return [worth];
  if (invalidSince !== null) return [worth, { look: 'none', value: estimate, text: 'not comparable' }];
  const now: EndLabel = {
    look: 'now',
    value: estimate,
    text: `${effectText(estimate)} ${isOpen ? 'so far' : 'measured'}`,
  };
  if (expected === null) return [worth, now];
  return [now, { look: 'expected', value: expected, text: `${effectText(expected)} expected` }, worth];
}
