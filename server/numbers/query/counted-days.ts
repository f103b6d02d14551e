import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { type Cell, type Db, type Filters, isLead, matches, sumOf } from './sums.ts';
import type { Reading } from './turns.ts';

/** A table with a row for each day and place, and what is counted in it. */
interface Counted {
  table: 'view_days' | 'lead_origins';
  condition: RawBuilder<boolean>;
  /** The one that is also counted by device. */
  main: keyof StepCounts;
  measures: Partial<Record<keyof StepCounts, RawBuilder<unknown>>>;
}

const counted: Counted[] = [
  {
    table: 'view_days',
    condition: sql<boolean>`1 = 1`,
    main: 'views',
    measures: { views: sql`views`, formsOpened: sql`forms_opened` },
  },
  { table: 'lead_origins', condition: isLead, main: 'leads', measures: { leads: sql`1` } },
];

const devices = ['phone', 'desktop', 'tablet'] as const;

type PageRow = Pick<Dimensions, 'page' | 'revision' | 'variants'> & { day: string } & StepCounts &
  Record<(typeof devices)[number], number>;

/**
 * Views, opened forms, and leads by day, page, revision, and variants; views and leads also by device. Groups are in the
 * order of the keys and indexes, with a sum for each device instead of a group, so SQLite need not sort the rows.
 */
export function readingsByPage(days: Days, filters: Filters): Reading<Cell[]>[] {
  return counted.map((from) => async (db) => {
    const { main, measures } = from;
    const columns = [
      ...columnsOf(measures),
      ...devices.map((device) => {
        const own = sql`case when device = ${device} then ${measures[main]} else 0 end`;
        return sql`${sumOf(own)} as ${sql.ref(device)}`;
      }),
    ];
    const keys = ['day', 'page', 'revision', 'variants'];
    const rows = await grouped<PageRow>(db, { from, days, filters, keys, columns });
    return rows.flatMap(({ day, page, revision, variants, ...row }): Cell[] => {
      const place = { day, page, revision, variants };
      const others = row[main] - row.phone - row.desktop - row.tablet;
      return [
        ...devices
          .filter((device) => row[device] > 0)
          .map((device) => ({ ...place, device, counts: { [main]: row[device] } })),
        ...(others > 0 ? [{ ...place, device: '' as const, counts: { [main]: others } }] : []),
        ...(main === 'views' ? [{ ...place, counts: { formsOpened: row.formsOpened } }] : []),
      ];
    });
  });
}

/** The same by the given keys only. */
export function readingsBy(
  keys: readonly ('day' | 'page' | 'source' | 'campaign')[],
  days: Days,
  filters: Filters,
): Reading<Cell[]>[] {
  return counted.map((from) => async (db) => {
    const columns = columnsOf(from.measures);
    const rows = await grouped<Cell & StepCounts>(db, { from, days, filters, keys, columns });
    return rows.map(({ day, page, source, campaign, ...counts }) => ({
      ...(day !== undefined && { day }),
      ...(page !== undefined && { page }),
      ...(source !== undefined && { source }),
      ...(campaign !== undefined && { campaign }),
      counts,
    }));
  });
}

export function columnsOf(measures: Counted['measures']): RawBuilder<unknown>[] {
  return Object.entries(measures).map(([name, value]) => sql`${sumOf(value)} as ${sql.ref(name)}`);
}

interface Grouping {
  from: Counted;
  days: Days;
  filters: Filters;
  keys: readonly string[];
  columns: readonly RawBuilder<unknown>[];
}

async function grouped<Row>(db: Db, { from, days, filters, keys, columns }: Grouping): Promise<Row[]> {
  const names = keys.map((key) => sql.ref(key));
  const query = sql<Row>`select ${sql.join([...names, ...columns])} from ${sql.table(from.table)}
    where day between ${days.since} and ${days.until} and ${from.condition} and ${matches(filters)}
    group by ${sql.join(names)}`;
  return (await query.execute(db)).rows;
}
