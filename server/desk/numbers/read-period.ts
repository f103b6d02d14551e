import type { DeskRules } from '../routing/desk-rules.ts';
import type { Period } from './read-numbers.ts';

type Zone = Pick<DeskRules, 'zone'>;

/** The most days of `days`, which is more than any company has leads for. */
const maxDays = 3660;

/** By default, today and the seven days before. */
const defaultDays = 8;

/**
 * The period of `GET /api/staff/desk/numbers`.
 * @param query `days` or `since` and `until`, as `DeskNumbersAnswer` describes them; what cannot be read is left out
 */
export function readPeriod(query: Record<string, string | undefined>, rules: Zone, now: Date): Period {
  const wanted = Number(query.days);
  const days = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, maxDays) : defaultDays;
  const today = dateOf(rules, now);
  return {
    since: timeOf(query.since, rules, 0) ?? dayAt(rules, today, 1 - days),
    until: timeOf(query.until, rules, 1) ?? dayAt(rules, today, 1),
  };
}

/** @returns undefined for what is no instant */
export function instantOf(text: string | undefined): Date | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** An instant, or the start of a day that is written as a date or of one after it. */
function timeOf(text: string | undefined, rules: Zone, daysLater: number): Date | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return instantOf(text);
  try {
    return dayAt(rules, Temporal.PlainDate.from(text), daysLater);
  } catch {
    // The calendar has no such day.
    return undefined;
  }
}

function dayAt({ zone }: Zone, date: Temporal.PlainDate, daysLater: number): Date {
  return new Date(date.add({ days: daysLater }).toZonedDateTime(zone).epochMilliseconds);
}

function dateOf({ zone }: Zone, now: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}
