import { type Interval, knownEnds } from '../effect/interval.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one day", "eight days", "21 days". */
export function dayCount(days: number): string {
  return `${words[days] ?? days} ${days === 1 ? 'day' : 'days'}`;
}

/** "A and B", or "A, B, and C". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items);
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A relative effect with its sign, such as "+16%" or "−16%"; the sign of small ones is decided after rounding. */
export function signedPercent(effect: number): string {
  const rounded = Math.round(100 * effect);
  if (rounded === 0) return '0%';
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded).toLocaleString('en-US')}%`;
}

export function unsignedPercent(effect: number): string {
  return `${Math.round(100 * Math.abs(effect)).toLocaleString('en-US')}%`;
}

/** A share with one decimal, such as "16.7%". */
export function sharePercent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** "Nov 29", of YYYY-MM-DD. */
export function shortDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** Where the true difference lies. Ends of the interval where nothing is known are left out. */
export function trueDifference(interval: Interval): string {
  const { low, high } = knownEnds(interval);
  if (low !== null && high !== null)
    return `The true difference lies between ${signedPercent(low)} and ${signedPercent(high)}.`;
  if (low !== null) return `The true difference is above ${signedPercent(low)}.`;
  if (high !== null) return `The true difference is below ${signedPercent(high)}.`;
  return 'The counts are too small to say more.';
}

const fractions: [number, string][] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
  [5 / 6, 'five sixths'],
  [9 / 10, 'nine tenths'],
];

/** The nearest simple fraction, in words. */
export function fraction(share: number): string {
  const distance = ([value]: [number, string]) => Math.abs(value - share);
  return [...fractions].sort((one, other) => distance(one) - distance(other))[0]?.[1] ?? '';
}
