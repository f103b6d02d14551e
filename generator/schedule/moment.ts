import { type Finding, finding, type Path } from '../errors/finding.ts';
import { timeZoneNamed, timeZoneNames, timeZoneWords } from './time-zones.ts';

/** Whether something begins or ends. */
export type Edge = 'from' | 'until';

/** An instant, and the zone in which people read it. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** IANA name. */
  zone: string;
}

/** @returns the mistake in place of a moment; its path is where the moment is written */
export type ReadMoment = (written: string, edge: Edge, path: Path) => Moment | Finding;

const form =
  /^(\d{4}-\d{2}-\d{2})(?:(?:T| +)(\d{1,2}:\d{2}(?::\d{2})?))?(Z|[+-]\d{2}:?\d{2})?(?: +([A-Za-z]\S*))?$/;

/**
 * Makes a reader of moments such as `2027-01-04`, `2027-01-04 09:00 Central`, and `2027-01-04T09:00:00-06:00`. A day alone is
 * whole: `from` begins with it, and `until` ends after it.
 * @param siteZone `timeZone` in site.yaml
 */
export function createMomentReader(siteZone: string | undefined): ReadMoment {
  return (written, edge, path) => {
    const wrong = (found: Finding) => ({ ...found, path });
    const [, day = '', time, offset, zoneName] = form.exec(written.trim()) ?? [];
    const date = day ? plainDate(day) : undefined;
    const clock = time === undefined ? undefined : plainTime(time);
    const isTwelveHour = zoneName !== undefined && /^[ap]\.?m\.?$/i.test(zoneName);
    if (!date || clock === null || (offset && !clock) || isTwelveHour)
      return wrong(finding('BadMoment', { written, suggestion: suggestionFor(written) }, []));
    const named = zoneName ?? siteZone;
    const zone = named === undefined ? undefined : timeZoneNamed(named);
    if (zoneName !== undefined && zone === undefined) return unknownTimeZone(zoneName, path);
    if (offset && clock) {
      const instant = Temporal.Instant.from(`${date}T${clock}${offset}`);
      return { at: instant.epochMilliseconds, zone: zone ?? 'UTC' };
    }
    if (zone === undefined) return wrong(finding('MissingTimeZone', { written, edge }, []));
    if (!clock) {
      const first = edge === 'from' ? date : date.add({ days: 1 });
      return { at: first.toZonedDateTime(zone).epochMilliseconds, zone };
    }
    const local = date.toPlainDateTime(clock);
    const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
      local.toZonedDateTime(zone, { disambiguation }),
    );
    if (!earlier || !later) return wrong(finding('BadMoment', { written }, []));
    if (earlier.epochMilliseconds === later.epochMilliseconds) return { at: earlier.epochMilliseconds, zone };
    const choices = { first: isoText(earlier), second: isoText(later), zone: timeZoneWords(zone) };
    const code = earlier.toPlainDateTime().equals(local) ? 'RepeatedTime' : 'SkippedTime';
    return wrong(finding(code, { written, ...choices }, []));
  };
}

export function unknownTimeZone(zone: string, path: Path): Finding {
  return finding('UnknownTimeZone', { zone, known: timeZoneNames() }, path, 'value', zone);
}

function plainDate(text: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return undefined;
  }
}

/** @returns null for a time that no day has */
function plainTime(text: string): Temporal.PlainTime | null {
  try {
    return Temporal.PlainTime.from(text.padStart(text.indexOf(':') === 1 ? text.length + 1 : 0, '0'));
  } catch {
    return null;
  }
}

function isoText(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}

/** What the author of an American date or time meant: `1/4/2027 9 am Central` is `2027-01-04 09:00 Central`. */
function suggestionFor(written: string): string | undefined {
  const [found, month = '', day = '', year] =
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(written) ?? /\d{4}-\d{2}-\d{2}/.exec(written) ?? [];
  if (found === undefined) return undefined;
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : found;
  if (!plainDate(date)) return undefined;
  const rest = written.replace(found, ' ');
  const [time, hours, minutes = '00', half] =
    /(\d{1,2})(?::(\d{2}))?(?::\d{2})?(?: *([ap])\.? ?m\b\.?)?/i.exec(rest) ?? [];
  const [before = '', after = ''] = time === undefined ? [rest] : rest.split(time);
  const known = wordsIn(`${before} ${after}`).find((word) => timeZoneNamed(word));
  // A misspelled zone stays, to be corrected next: without it, the time would be another one.
  const zone = known ?? wordsIn(after).find((word) => !/^(?:[ap]m|on)$/i.test(word));
  const clock = hours === undefined ? undefined : twentyFourHours(Number(hours), half);
  const isTime = clock !== undefined && clock < 24 && Number(minutes) < 60;
  return [date, isTime && `${String(clock).padStart(2, '0')}:${minutes}`, zone].filter(Boolean).join(' ');
}

const wordsIn = (text: string) => text.match(/[A-Z][\w/+-]+/gi) ?? [];

/** @param half its first letter; undefined for an hour of a whole day */
function twentyFourHours(hours: number, half: string | undefined): number {
  if (half === undefined || hours > 12) return hours;
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
