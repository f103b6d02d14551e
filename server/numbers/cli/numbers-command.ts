import { stringify } from 'csv-stringify/sync';
import type { Numbers, Share } from '../../../schema/api/numbers.ts';
import { CliError } from '../../cli/cli-error.ts';
import { type Command, print, type Tools } from '../../cli/command.ts';
import { csvCell } from '../../cli/csv/csv-cell.ts';
import { readWords } from '../../cli/read-words.ts';
import { type Column, tableLines } from '../../cli/text/table.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import { HttpError } from '../../errors.ts';
import type { PageList } from '../../page-list.ts';
import { type NumbersRequest, readNumbersRequest } from '../query/numbers-request.ts';
import { readNumbers } from '../query/read-numbers.ts';
import { type Grouping, groupings, linesOf, type NumbersLine } from './numbers-lines.ts';

export interface NumbersTools extends Tools {
  pages: () => Promise<PageList>;
  /** The company's time zone. */
  companyZone: () => Promise<string>;
}

/** `npm run numbers`: what pages, sources, and devices earn. */
export const numbersCommand: Command<NumbersTools> = {
  about: 'shows what pages and sources earn',
  usage: `npm run numbers [-- options]
  --since DAY     first day, such as 2026-10-25
  --until DAY     last day, at the latest yesterday
  --days N        the last N full days; default 28
  --by GROUP      page, source, campaign, device, variant, or revision; default page
  --device NAME   only phone, desktop, or tablet
  --source NAME   only one source, such as "Google Ads"
  --csv           as CSV, for spreadsheets
Days are those of the company's time zone. Rates are leads per view, with their 95% interval.`,
  read(words) {
    const { values } = readWords(words, options, 0);
    const grouping = groupings.find((name) => name === (values.by ?? 'page'));
    if (!grouping) throw new CliError(`--by ${values.by} must be one of ${groupings.join(', ')}.`);
    return async ({ storage: { db }, clock, output, pages, companyZone }) => {
      const [zone, now] = [await companyZone(), clock()];
      const request = readRequest(values, zone, now);
      const answer = await readNumbers({ db, pages: await pages(), zone, now }, request);
      const lines = linesOf(answer, grouping);
      if (values.csv) output.stream.write(csvOf(lines, grouping));
      else print(output, [...tableLines(columns(grouping), lines, output), summaryOf(answer)]);
    };
  },
};

const options = {
  since: { type: 'string' },
  until: { type: 'string' },
  days: { type: 'string' },
  by: { type: 'string' },
  device: { type: 'string' },
  source: { type: 'string' },
  csv: { type: 'boolean' },
} as const;

/** @throws CliError that names the option */
function readRequest(
  { since, until, days, device, source }: Partial<Record<keyof typeof options, string | boolean>>,
  zone: string,
  now: Date,
): NumbersRequest {
  try {
    return readNumbersRequest({ since, until, days, device, source } as Record<string, string>, zone, now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const [[name, message] = []] = Object.entries(error.errors ?? {});
    throw new CliError(`--${name}: ${message}`);
  }
}

const figures: [title: string, text: (counts: NumbersLine['counts']) => string][] = [
  ['views', ({ views }) => views.toLocaleString('en-US')],
  ['forms', ({ formsOpened }) => formsOpened?.toLocaleString('en-US') ?? ''],
  ['leads', ({ leads }) => leads.toLocaleString('en-US')],
  ['rate', ({ rate }) => (rate ? percent(rate.rate) : '')],
  ['95% interval', ({ rate }) => (rate ? intervalText(rate) : '')],
  ['links', ({ linksOpened }) => linksOpened.toLocaleString('en-US')],
  ['paid', ({ paid }) => paid.toLocaleString('en-US')],
  ['revenue', ({ revenueCents }) => dollars(revenueCents)],
];

const columns = (grouping: Grouping): Column<NumbersLine>[] => [
  { title: grouping, text: ({ name }) => harmlessLine(name), minWidth: 16 },
  ...figures.map(([title, text]) => ({ title, text: ({ counts }: NumbersLine) => text(counts) })),
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const intervalText = ({ low, high }: Share) => `${percent(low)} to ${percent(high)}`;

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

function summaryOf({ period, zone, total, droppedViews }: Numbers): string {
  const refunds = total.refunds > 0 ? ` Refunds: ${dollars(total.refundedCents)}.` : '';
  const dropped = droppedViews > 0 ? ` ${droppedViews.toLocaleString('en-US')} views were dropped.` : '';
  return `${period.since} to ${period.until}, full days in ${zone}.${refunds}${dropped}`;
}

const csvColumns: [name: string, text: (counts: NumbersLine['counts']) => string | number | undefined][] = [
  ['views', ({ views }) => views],
  ['forms_opened', ({ formsOpened }) => formsOpened],
  ['leads', ({ leads }) => leads],
  ['leads_per_view', ({ rate }) => rate?.rate.toFixed(6)],
  ['leads_per_view_low', ({ rate }) => rate?.low.toFixed(6)],
  ['leads_per_view_high', ({ rate }) => rate?.high.toFixed(6)],
  ['links_opened', ({ linksOpened }) => linksOpened],
  ['paid', ({ paid }) => paid],
  ['revenue', ({ revenueCents }) => (revenueCents / 100).toFixed(2)],
];

function csvOf(lines: readonly NumbersLine[], grouping: Grouping): string {
  const records = lines.map(({ name, counts }) => [
    csvCell(name),
    ...csvColumns.map(([, text]) => csvCell(String(text(counts) ?? ''))),
  ]);
  const header = [grouping, ...csvColumns.map(([name]) => name)];
  return stringify([header, ...records], { quoted: true, record_delimiter: 'windows' });
}
