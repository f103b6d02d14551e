import type { DeskRules } from './desk-rules.ts';

export type Hours = Pick<DeskRules, 'hours' | 'holidays' | 'zone'>;

/** A time in which the company answers; `until` is not part of it. */
interface Span {
  fromMs: number;
  untilMs: number;
}

/** Every week has each open day; a longer way to the next one means that there is none. */
const maxDays = 400;

/** Whether the company answers at that time. */
export function isOpen(hours: Hours, at: Date): boolean {
  return addOpenTime(hours, at, 0)?.getTime() === at.getTime();
}

/**
 * The end of a time that passes only while the company is open. With 0 ms, the time itself or else the next opening.
 * @returns undefined if the company never opens again
 */
export function addOpenTime(hours: Hours, from: Date, ms: number): Date | undefined {
  let left = ms;
  for (const { fromMs, untilMs } of openSpans(hours, from)) {
    const startMs = Math.max(fromMs, from.getTime());
    if (untilMs <= startMs) continue;
    if (startMs + left < untilMs || (left > 0 && startMs + left === untilMs)) return new Date(startMs + left);
    left -= untilMs - startMs;
  }
  return undefined;
}

/** How long the company was open between two times, in ms. */
export function openTimeBetween(hours: Hours, from: Date, until: Date): number {
  let total = 0;
  for (const { fromMs, untilMs } of openSpans(hours, from)) {
    if (fromMs >= until.getTime()) break;
    total += Math.max(0, Math.min(untilMs, until.getTime()) - Math.max(fromMs, from.getTime()));
  }
  return total;
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * The spans in which the company is open, from the day before a time on, in order and without overlaps. Hours are those of
 * the clock on the wall, so a day on which clocks change is an hour shorter or longer.
 */
function* openSpans(hours: Hours, from: Date): Generator<Span> {
  if (hours.hours.length === 0) {
    yield { fromMs: from.getTime(), untilMs: Number.POSITIVE_INFINITY };
    return;
  }
  const today = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(hours.zone)
    .toPlainDate();
  let lastMs = Number.NEGATIVE_INFINITY;
  // Hours of the day before can go on after midnight.
  for (let offset = -1; offset < maxDays; offset += 1)
    for (const { fromMs, untilMs } of spansOf(hours, today.add({ days: offset }))) {
      if (untilMs <= lastMs) continue;
      yield { fromMs: Math.max(fromMs, lastMs), untilMs };
      lastMs = untilMs;
    }
}

function spansOf({ hours, holidays, zone }: Hours, day: Temporal.PlainDate): Span[] {
  if (holidays.includes(day.toString())) return [];
  const name = dayNames[day.dayOfWeek - 1];
  const at = (date: Temporal.PlainDate, time: string) =>
    date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  return hours
    .filter(({ days }) => days.some((open) => open === name))
    .map(({ from, until }) => ({
      fromMs: at(day, from),
      untilMs: at(until > from ? day : day.add({ days: 1 }), until),
    }))
    .sort((one, other) => one.fromMs - other.fromMs);
}
