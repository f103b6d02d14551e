import { CliError } from '../cli-error.ts';

/**
 * The start of `--since`, or the end of `--until`: a whole day in the zone, or an instant.
 * @param word e.g. `2026-03-01` or `2026-03-01T12:00:00Z`
 */
export function readMoment(option: 'since' | 'until', word: string, zone: string): Date {
  try {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return new Date(Temporal.Instant.from(word).epochMilliseconds);
    const day = Temporal.PlainDate.from(word).add({ days: option === 'until' ? 1 : 0 });
    return new Date(day.toZonedDateTime(zone).epochMilliseconds);
  } catch {
    throw new CliError(
      `--${option} ${word} must be a day, e.g. 2026-03-01, or an instant, e.g. 2026-03-01T12:00:00Z.`,
    );
  }
}

/** Local time in the zone, e.g. `2026-03-02 14:05`. */
export function localTime(instant: string, zone: string): string {
  return local(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Formats the times of one list uniformly, without the year when all are in the current year. */
export function shortTimes(
  instants: readonly string[],
  now: Date,
  zone: string,
): (instant: string) => string {
  const { year } = local(now.toISOString(), zone);
  const isThisYear = instants.every((instant) => local(instant, zone).year === year);
  return (instant) => localTime(instant, zone).slice(isThisYear ? 5 : 0);
}

function local(instant: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
}
