import type { LeadFilter } from '../../leads/query/find-leads.ts';
import type { PageList } from '../../page-list.ts';
import { CliError } from '../cli-error.ts';
import { harmlessLine } from '../text/terminal-text.ts';
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

/** The options that limit leads to where they came from. */
export const sourceOptions = {
  page: { type: 'string' },
  variant: { type: 'string' },
  campaign: { type: 'string' },
} as const;

interface Source {
  page?: string | undefined;
  variant?: string | undefined;
  campaign?: string | undefined;
}

/** @throws CliError when both name a page */
export function readSource({ page, variant, campaign }: Source) {
  if (page !== undefined && variant !== undefined)
    throw new CliError('--page includes the variants of the page, so use --page or --variant, not both.');
  const word = page ?? variant;
  /** @throws CliError for a page that the site does not have */
  return (list: PageList): Pick<LeadFilter, 'isOfPages' | 'campaign'> => ({
    ...(word !== undefined && { isOfPages: pagesNamed(list, word, page !== undefined) }),
    ...(campaign !== undefined && { campaign }),
  });
}

function pagesNamed(list: PageList, word: string, withVariants: boolean) {
  const found = list.find(word, { withVariants });
  if (found) return found;
  const option = withVariants ? '--page' : '--variant';
  const meant = list.nearestName(word);
  const hint = meant ? ` Did you mean ${meant}?` : ' Use the name of its file, or its route, such as /lp8/.';
  throw new CliError(`${option} ${harmlessLine(word)}: no page of the built site has this name.${hint}`);
}

/** The `--help` text of `sourceOptions`. */
export const sourceUsage = `  --page NAME     only leads from this page or its variants; NAME is its file's name or its route
  --variant NAME  only leads from this very page
  --campaign NAME only leads whose first or last visit came with this utm_campaign`;

/** The `--help` text of `periodOptions`. */
export const periodUsage = `  --since DAY     received on or after this day: 2026-03-01, or an instant, e.g. 2026-03-01T12:00:00Z
  --until DAY     received on or before this day`;

export function readLimit(limit: string): number {
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new CliError(`--limit ${limit} must be a positive whole number.`);
  return Number(limit);
}
