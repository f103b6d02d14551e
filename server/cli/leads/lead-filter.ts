import type { LeadFilter } from '../../leads/query/find-leads.ts';
import { CliError } from '../cli-error.ts';
import { readMoment } from '../text/time.ts';

/** The options that limit leads to a period. */
export const periodOptions = {
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

interface Period {
  since?: string | undefined;
  until?: string | undefined;
}

export function readPeriod({ since, until }: Period, zone: string): Pick<LeadFilter, 'since' | 'until'> {
  const period = {
    ...(since !== undefined && { since: readMoment('since', since, zone) }),
    ...(until !== undefined && { until: readMoment('until', until, zone) }),
  };
  if (period.since && period.until && period.since >= period.until)
    throw new CliError(`--since ${since} must be before --until ${until}.`);
  return period;
}

/** The `--help` text of `periodOptions`. */
export const periodUsage = `  --since DAY     received on or after this day: 2026-03-01, or an instant, e.g. 2026-03-01T12:00:00Z
  --until DAY     received on or before this day`;

export function readLimit(limit: string): number {
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new CliError(`--limit ${limit} must be a positive whole number.`);
  return Number(limit);
}
