import { CliError } from '../cli-error.ts';

/**
 * The moment at which `--since` begins, or `--until` ends: a day of the zone as a whole, or an instant.
 * @param word as in `2026-03-01` or `2026-03-01T12:00:00Z`
 */
export function readMoment(option: 'since' | 'until', word: string, zone: string): Date {
  try {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return new Date(Temporal.Instant.from(word).epochMilliseconds);
    const day = Temporal.PlainDate.from(word).add({ days: option === 'until' ? 1 : 0 });
    return new Date(day.toZonedDateTime(zone).epochMilliseconds);
  } catch {
    throw new CliError(
      `--${option} ${word} is no day as in 2026-03-01 and no instant as in 2026-03-01T12:00:00Z.`,
    );
  }
}

/** As in `2026-03-02 14:05`, for people in the zone. */
export function localTime(instant: string, zone: string): string {
  return local(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Writes times of one list alike: without the year when it is this year for all. */
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
