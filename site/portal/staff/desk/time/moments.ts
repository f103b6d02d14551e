/** Moments in words, in the viewer's time zone. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const clockFormat = format({ hour: 'numeric', minute: '2-digit' });
const weekdayFormat = format({ weekday: 'short' });
const dateFormat = format({ month: 'short', day: 'numeric' });
const yearFormat = format({ month: 'short', day: 'numeric', year: 'numeric' });
const exactFormat = format({ dateStyle: 'full', timeStyle: 'long' });
const dayFormat = format({ weekday: 'long', month: 'long', day: 'numeric' });
const yearDayFormat = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** Midnight at the start of a moment's day, which is not always 24 hours after the one before. */
function dayStart(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** Whole days from one moment's day to another's. */
function daysBetween(from: number, to: number): number {
  return Math.round((dayStart(to) - dayStart(from)) / day);
}

const isSameYear = (a: number, b: number) => new Date(a).getFullYear() === new Date(b).getFullYear();

/** `4:06 PM` */
export const clockText = (at: number): string => clockFormat.format(at);

/** Everything that is known of a moment, for tooltips. */
export const exactText = (at: string): string => exactFormat.format(Date.parse(at));

/** `Mar 5`, with the year when it is another one. */
export function dateText(at: number, now: number): string {
  return (isSameYear(at, now) ? dateFormat : yearFormat).format(at);
}

/** `4:06 PM` today, `Wed 4:06 PM` within a week, and `Mar 5, 4:06 PM` otherwise. */
export function momentText(at: number, now: number): string {
  const days = Math.abs(daysBetween(now, at));
  if (days === 0) return clockText(at);
  return days < 7 ? `${weekdayFormat.format(at)} ${clockText(at)}` : `${dateText(at, now)}, ${clockText(at)}`;
}

/** A heading of the timeline: `Today, Thursday, March 6`. */
export function dayText(at: number, now: number): string {
  const name = (isSameYear(at, now) ? dayFormat : yearDayFormat).format(at);
  return daysBetween(at, now) === 0 ? `Today, ${name}` : name;
}

/** A key that two moments of the same day share. */
export const dayKey = (at: number): number => dayStart(at);

/** How old something is: `48 s`, `4 min`, `3 h`, then the weekday, and after a week the date. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < 2 * second) return 'now';
  if (age < minute) return `${Math.floor(age / second)} s`;
  if (age < hour) return `${Math.floor(age / minute)} min`;
  const days = daysBetween(at, now);
  if (days === 0 || age < 12 * hour) return `${Math.floor(age / hour)} h`;
  return days < 7 ? weekdayFormat.format(at) : dateText(at, now);
}

/** How long someone has waited: `4:19` within the hour, then `3 h`, `2 days`. */
export function waitText(ms: number): string {
  const wait = Math.max(0, ms);
  if (wait < hour)
    return `${Math.floor(wait / minute)}:${String(Math.floor((wait % minute) / second)).padStart(2, '0')}`;
  return lengthText(wait);
}

/** `20 min`, `3 h`, `2 days`. */
function lengthText(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.floor(ms / minute))} min`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / day)} days`;
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** In a sentence: `4 seconds ago`. */
export function agoText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < second) return 'just now';
  if (age < minute) return plural(Math.floor(age / second), 'second');
  if (age < hour) return plural(Math.floor(age / minute), 'minute');
  return age < day ? plural(Math.floor(age / hour), 'hour') : plural(Math.floor(age / day), 'day');
}

/** In a row: `Late 20 min`, `Due 10:15 AM`, `Fri 2:00 PM`, or `Mar 12`. */
export function dueText(due: number, now: number): { text: string; isLate: boolean } {
  if (due <= now) return { text: `Late ${lengthText(now - due)}`, isLate: true };
  const days = daysBetween(now, due);
  if (days === 0) return { text: `Due ${clockText(due)}`, isLate: false };
  const text = days < 7 ? `${weekdayFormat.format(due)} ${clockText(due)}` : dateText(due, now);
  return { text, isLate: false };
}
