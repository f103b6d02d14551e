import { stringify } from 'csv-stringify/sync';
import type { Numbers, RatedCounts, StepCounts } from '../../../schema/api/numbers.ts';
import { csvCell } from '../../cli/csv/csv-cell.ts';

/** What a row counts, and of which table it is. */
interface Line {
  table: 'total' | 'day' | 'page' | 'variants' | 'without lead';
  name: string;
  title?: string;
  counts: StepCounts & Partial<Pick<RatedCounts, 'rate'>>;
  lcpMs?: number | null;
}

const columns: readonly [name: string, text: (line: Line) => string | number | null | undefined][] = [
  ['table', ({ table }) => table],
  ['name', ({ name }) => name],
  ['title', ({ title }) => title],
  ['views', ({ counts }) => counts.views],
  ['forms_opened', ({ counts }) => counts.formsOpened],
  ['leads', ({ counts }) => counts.leads],
  ['leads_per_view', ({ counts }) => counts.rate?.rate.toFixed(6)],
  ['leads_per_view_low', ({ counts }) => counts.rate?.low.toFixed(6)],
  ['leads_per_view_high', ({ counts }) => counts.rate?.high.toFixed(6)],
  ['links_opened', ({ counts }) => counts.linksOpened],
  ['paid', ({ counts }) => counts.paid],
  ['revenue', ({ counts }) => (counts.revenueCents / 100).toFixed(2)],
  ['lcp_ms', ({ lcpMs }) => lcpMs],
];

/** The days and pages of a period in RFC 4180, in UTF-8 without a byte order mark. Variants are named after their page. */
export function numbersCsv({ period, total, days, pages, withoutLead, speed }: Numbers): string {
  const lines: Line[] = [
    { table: 'total', name: `${period.since} to ${period.until}`, counts: total, lcpMs: speed.lcpMs },
    ...days.map((counts): Line => ({ table: 'day', name: counts.day, counts })),
    ...pages.flatMap(({ page, title, lcpMs, variants, ...counts }): Line[] => [
      { table: 'page', name: page, title, counts, lcpMs },
      ...variants.map(
        (own): Line => ({
          table: 'variants',
          name: `${page} ${own.variants || 'without a test'}`,
          counts: own,
        }),
      ),
    ]),
    { table: 'without lead', name: '', counts: withoutLead },
  ];
  const records = lines.map((line) => columns.map(([, text]) => csvCell(String(text(line) ?? ''))));
  return stringify([columns.map(([name]) => name), ...records], {
    quoted: true,
    record_delimiter: 'windows',
  });
}
