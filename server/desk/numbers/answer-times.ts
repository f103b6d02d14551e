import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerTimes } from '../../../schema/api/desk-numbers.ts';
import { chunks } from '../../storage/chunks.ts';
import { type Hours, openTimeBetween } from '../routing/business-hours.ts';

/** What is known of the answer to a lead. */
export interface AnsweredLead {
  received_at: string;
  answered_at: string | null;
  answer_by: string | null;
}

export type TimedLead<Lead extends AnsweredLead = AnsweredLead> = Lead & {
  /** How long the company was open until the answer; null without one. */
  answeredMs: number | null;
};

/** Leads per turn of the event loop, at about 20 µs each: visitors do not wait for numbers. */
const turnSize = 200;

export async function withTimes<Lead extends AnsweredLead>(
  leads: readonly Lead[],
  hours: Hours,
): Promise<TimedLead<Lead>[]> {
  const timed: TimedLead<Lead>[] = [];
  for (const part of chunks(leads, turnSize)) {
    for (const lead of part) {
      const { received_at, answered_at } = lead;
      const answeredMs =
        answered_at === null ? null : openTimeBetween(hours, new Date(received_at), new Date(answered_at));
      timed.push({ ...lead, answeredMs });
    }
    await nextTurn();
  }
  return timed;
}

/** How fast these leads were answered. A lead that can still be answered in time does not count yet. */
export function answerTimes(leads: readonly TimedLead[], now: Date): AnswerTimes {
  const times: number[] = [];
  let [within, promised] = [0, 0];
  for (const { answeredMs, answered_at, answer_by } of leads) {
    if (answeredMs !== null) times.push(answeredMs);
    if (answer_by === null) continue;
    const isDue = answered_at !== null || answer_by <= now.toISOString();
    if (isDue) promised += 1;
    if (answered_at !== null && answered_at <= answer_by) within += 1;
  }
  times.sort((one, other) => one - other);
  return {
    answered: times.length,
    medianMs: quantile(times, 0.5),
    p90Ms: quantile(times, 0.9),
    within,
    promised,
  };
}

/** Linear interpolation between the two nearest values. Source: Hyndman and Fan, 1996, definition 7. */
function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0];
  return low + (high - low) * (position - Math.floor(position));
}
