import type { LeadFilter } from '../../leads/query/find-leads.ts';
import { CliError } from '../cli-error.ts';
import { readMoment } from '../text/time.ts';

/** The options by which commands choose leads. */
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
    throw new CliError(`--since ${since} comes after --until ${until}.`);
  return period;
}

/** What `--help` says of them. */
export const periodUsage = `  --since DAY     received on that day or later: 2026-03-01, or an instant such as 2026-03-01T12:00:00Z
  --until DAY     received on that day or earlier`;

export function readLimit(limit: string): number {
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new CliError(`--limit ${limit} must be a whole number from 1.`);
  return Number(limit);
}
