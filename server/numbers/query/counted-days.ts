import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { type Cell, type Db, type Filters, isLead, matches, sumOf } from './sums.ts';

/** A table with a row for each day and place, and what is counted in it. */
interface Counted {
  table: 'view_days' | 'lead_origins';
  condition: RawBuilder<boolean>;
  measures: Partial<Record<keyof StepCounts, RawBuilder<unknown>>>;
}

const counted: Counted[] = [
  {
    table: 'view_days',
    condition: sql<boolean>`1 = 1`,
    measures: { views: sql`views`, formsOpened: sql`forms_opened` },
  },
  { table: 'lead_origins', condition: isLead, measures: { leads: sql`1` } },
];

type Reading = (db: Db) => Promise<Cell[]>;

/**
 * Views, opened forms, and leads by day, page, revision, variants, and device. Groups are in the order of the keys and
 * indexes, with a sum for each device instead of a group, so SQLite need not sort the rows.
 */
export function readingsByPage(days: Days, filters: Filters): Reading[] {
  return counted.map((from) => async (db) => {
    const columns = Object.entries(from.measures).flatMap(([name, value]) =>
      devices.map(
        (device) =>
          sql`${sumOf(sql`case when device = ${device} then ${value} else 0 end`)} as ${sql.ref(`${name} ${device}`)}`,
      ),
    );
    const keys = ['day', 'page', 'revision', 'variants'] as const;
    const rows = await grouped<PageRow>(db, { from, days, filters, keys, columns });
    return rows.flatMap(({ day, page, revision, variants, ...counts }) =>
      devices.map((device) => {
        const own = Object.keys(from.measures).map((name) => [name, counts[`${name} ${device}`] ?? 0]);
        return { day, page, revision, variants, device, counts: Object.fromEntries(own) };
      }),
    );
  });
}

type PageRow = Pick<Dimensions, 'page' | 'revision' | 'variants'> & { day: string } & Record<string, number>;

const devices: readonly Dimensions['device'][] = ['phone', 'desktop', 'tablet', ''];

/** The same by the given keys only. */
export function readingsBy<const Key extends 'day' | 'page' | 'source' | 'campaign'>(
  keys: readonly Key[],
  days: Days,
  filters: Filters,
): Reading[] {
  return counted.map((from) => async (db) => {
    const columns = Object.entries(from.measures).map(
      ([name, value]) => sql`${sumOf(value)} as ${sql.ref(name)}`,
    );
    const rows = await grouped<Record<string, unknown>>(db, { from, days, filters, keys, columns });
    return rows.map((row) => ({
      ...Object.fromEntries(keys.map((key) => [key, row[key]])),
      counts: Object.fromEntries(Object.keys(from.measures).map((name) => [name, row[name] as number])),
    }));
  });
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
