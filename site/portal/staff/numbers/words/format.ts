import type { Days, Share } from '../../../../../schema/api/numbers.ts';

/** `2,700` */
export const countText = (count: number): string => count.toLocaleString('en-US');

/** `$39,142`, or `$2.12` below ten dollars. @param cents may be negative */
export function moneyText(cents: number): string {
  const dollars = cents / 100;
  const digits = Math.abs(dollars) < 10 && cents % 100 !== 0 ? 2 : 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(dollars)
    .replace('-', '−');
}

/** `6.4%`; two digits below one percent, so a small share is not zero. @param share from 0 to 1 */
export function percentText(share: number): string {
  const percent = share * 100;
  return `${percent.toFixed(percent > 0 && percent < 1 ? 2 : 1)}%`;
}

/** `6.1–6.8%` */
export function intervalText({ low, high }: Pick<Share, 'low' | 'high'>): string {
  return `${percentText(low).slice(0, -1)}–${percentText(high)}`;
}

/** `+7%`, or undefined from nothing. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${countText(Math.abs(percent))}%`;
}

/** `+147` or `−13`; undefined without a difference. */
export function differenceText(now: number, before: number): string | undefined {
  if (now === before) return undefined;
  return `${now > before ? '+' : '−'}${countText(Math.abs(now - before))}`;
}

/** Days have no zone, so they are formatted as those of UTC. */
const dateOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Browsers put thin spaces around the dash. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** `Nov 21` */
export const dayText = (day: string): string => short.format(dateOf(day));

const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `November 9`, with the year unless it is the one of today. */
export function longDayText(day: string, today: string): string {
  return long.format(dateOf(day)) + (day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`);
}

/** `Oct 25 – Nov 21, 2026` */
export function daysText({ since, until }: Days): string {
  return plainSpaces(medium.formatRange(dateOf(since), dateOf(until)));
}

/** `Oct 25 – Nov 21`, for where the year is clear. */
export function shortDaysText({ since, until }: Days): string {
  return plainSpaces(short.formatRange(dateOf(since), dateOf(until)));
}

export const countDays = ({ since, until }: Days): number =>
  Math.round((dateOf(until) - dateOf(since)) / 86_400_000) + 1;

/** @param count of days after `day`; negative for days before it */
export const addDays = (day: string, count: number): string =>
  new Date(dateOf(day) + count * 86_400_000).toISOString().slice(0, 10);

/** `1.3 s` @param ms a time that a page takes */
export function secondsText(ms: number | null): string {
  return ms === null ? '—' : `${(ms / 1000).toFixed(1)} s`;
}
