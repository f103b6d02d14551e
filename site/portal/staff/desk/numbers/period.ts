/** The usual periods as the address has them, and their days. The first one is the default. */
export const usualPeriods = [
  { value: 'today', label: 'Today', days: 1 },
  { value: '7d', label: '7 days', days: 7 },
  { value: '28d', label: '28 days', days: 28 },
] as const;

/** First and last day, such as `2026-03-06`. */
export interface OwnDates {
  since: string;
  until: string;
}

/** `2026-03-01..2026-03-06` in the address. */
export const datesValue = ({ since, until }: OwnDates): string => `${since}..${until}`;

/** The own dates of an address; undefined for a usual period. */
export function readDates(value: string): OwnDates | undefined {
  const [, since, until] = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(value) ?? [];
  return since && until ? { since, until } : undefined;
}

/** The usual period of an address; the default for what cannot be read, undefined for own dates. */
export function usualPeriod(value: string): (typeof usualPeriods)[number] | undefined {
  if (readDates(value)) return undefined;
  return usualPeriods.find((usual) => usual.value === value) ?? usualPeriods[0];
}

/** The address of `GET /api/staff/desk/numbers` for a period in the desk's address. */
export function numbersUrl(value: string): string {
  const days = String(usualPeriod(value)?.days);
  return `/api/staff/desk/numbers?${new URLSearchParams({ ...(readDates(value) ?? { days }) })}`;
}

/** Why own dates cannot be shown; undefined if they can. */
export function datesProblem({ since, until }: OwnDates): string | undefined {
  if (!since || !until) return 'Enter both dates.';
  return since > until ? 'The first day is after the last.' : undefined;
}

/** `Nov 20 – 26, 2026` and `Eastern Time`. @param zone IANA name */
export function periodText(since: string, until: string, zone: string): { dates: string; zone: string } {
  const last = new Date(Date.parse(until) - 1);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  const parts = format({ timeZoneName: 'longGeneric' }).formatToParts(last);
  return {
    dates: format({ dateStyle: 'medium' }).formatRange(Date.parse(since), last),
    zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  };
}

/** `9 AM` @param hour from `0` to `23` */
export const hourText = (hour: string): string =>
  `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
