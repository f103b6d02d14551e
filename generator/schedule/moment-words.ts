import type { Edge, Moment } from './moment.ts';
import { timeZoneName, timeZoneWords } from './time-zones.ts';

/**
 * A moment for marketers: `Monday, January 4, 2027, at 9:00 a.m. Central`. Midnight is `the start of` a day, or `the end of`
 * the day before.
 */
export function momentWords({ at, zone }: Moment, edge: Edge): string {
  const words = timeZoneWords(zone);
  const isMidnight = isStartOfDay(at, zone);
  if (!isMidnight) return `${dayOf(at, zone)}, at ${timeOf(at, zone)} ${words}`;
  if (edge === 'from') return `the start of ${dayOf(at, zone)} (${words})`;
  return `the end of ${dayOf(at - 1, zone)} (${words})`;
}

/** The end of an offer for visitors, with the year, because a page can outlive it. An offer that ends at midnight is over after 11:59 p.m. */
export function endWords({ at, zone }: Moment): string {
  const last = isStartOfDay(at, zone) ? at - 60_000 : at;
  return `${dayOf(last, zone)}, at ${timeOf(last, zone)} ${timeZoneWords(zone)}`;
}

/** A moment as an author writes it: `2027-01-04 09:00 Central`. */
export function writtenMoment({ at, zone }: Moment): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${moment.toPlainDate()} ${time} ${timeZoneName(zone)}`;
}

function isStartOfDay(at: number, zone: string): boolean {
  const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return moment.equals(moment.startOfDay());
}

function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }).format(at);
}

function timeOf(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return format
    .format(at)
    .replace(/\s*AM$/, ' a.m.')
    .replace(/\s*PM$/, ' p.m.');
}
