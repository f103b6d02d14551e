import { type Days, type NumberDevice, numberDevices } from '../../../schema/api/numbers.ts';
import { HttpError } from '../../errors.ts';
import { addDays, dayOf } from '../../lib/day-of.ts';

/** What to read. */
export interface NumbersRequest {
  period: Days;
  against: Days;
  /** Undefined for all. */
  device: NumberDevice | undefined;
  source: string | undefined;
}

/** Four weeks have four of each weekday. */
const defaultDays = 28;

const maxDays = 400;

/** 52 weeks, so a Monday is compared with a Monday. */
const yearDays = 364;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Reads the parameters that `NumbersAnswer` describes.
 * @param zone of the company
 * @throws HttpError invalid_fields
 */
export function readNumbersRequest(query: Query, zone: string, now: Date): NumbersRequest {
  const lastDay = addDays(dayOf(now, zone), -1);
  const period = query.since || query.until ? writtenDays(query, lastDay) : lastDays(query.days, lastDay);
  const count = countDays(period);
  const { device, against = 'previous', source } = query;
  const known = numberDevices.find((name) => name === device);
  if (device && !known) throw invalid('device', `Use one of ${numberDevices.join(', ')}.`);
  if (against !== 'previous' && against !== 'year') throw invalid('against', 'Use previous or year.');
  if (count > maxDays) throw invalid('since', `Choose at most ${maxDays} days.`);
  const shift = against === 'year' ? -Math.max(yearDays, roundToWeeks(count)) : -count;
  return {
    period,
    against: { since: addDays(period.since, shift), until: addDays(period.until, shift) },
    device: known,
    source: source || undefined,
  };
}

/** A period of more than 52 weeks must not overlap the one before. */
const roundToWeeks = (days: number) => Math.ceil(days / 7) * 7;

function lastDays(written: string | undefined, lastDay: string): Days {
  const days = Number(written || defaultDays);
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw invalid('days', `Choose a number of days from 1 to ${maxDays}.`);
  return { since: addDays(lastDay, 1 - days), until: lastDay };
}

function writtenDays(query: Query, lastDay: string): Days {
  const [since, until] = [query.since || query.until || '', query.until || lastDay];
  for (const [name, day] of [
    ['since', since],
    ['until', until],
  ] as const)
    if (!isDay(day)) throw invalid(name, 'Enter a day, such as 2026-03-02.');
  if (until > lastDay) throw invalid('until', `The last full day is ${lastDay}.`);
  if (since > until) throw invalid('since', 'The first day is after the last.');
  return { since, until };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    // The calendar has no such day.
    return false;
  }
}

function invalid(field: string, message: string): HttpError {
  return new HttpError('invalid_fields', { message, errors: { [field]: message } });
}

const countDays = ({ since, until }: Days) =>
  Temporal.PlainDate.from(since).until(Temporal.PlainDate.from(until)).days + 1;

/** Every day of the period, in order. */
export function daysOf(days: Days): string[] {
  return Array.from({ length: countDays(days) }, (_, index) => addDays(days.since, index));
}

/** The first instant of a day. */
export function startOf(day: string, zone: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}

/** The first instant after a day. */
export function endOf(day: string, zone: string): string {
  return startOf(addDays(day, 1), zone);
}
