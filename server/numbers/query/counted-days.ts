import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import { type Cell, type Filters, isLead, matches, sumOf } from './sums.ts';
import type { Reading } from './turns.ts';

type Place = Omit<Cell, 'counts'>;

type Row = Place & Pick<StepCounts, 'views' | 'formsOpened' | 'leads'>;

/** A table with a row for each day and place, and what is counted in it. */
interface Counted {
  table: 'view_days' | 'lead_origins';
  condition: RawBuilder<boolean>;
  columns: RawBuilder<unknown>;
  countsOf(row: Row): Cell['counts'];
}

const counted: Counted[] = [
  {
    table: 'view_days',
    condition: sql<boolean>`1 = 1`,
    columns: sql`${sumOf(sql`views`)} as views, ${sumOf(sql`forms_opened`)} as "formsOpened"`,
    countsOf: ({ views, formsOpened }) => ({ views, formsOpened }),
  },
  {
    table: 'lead_origins',
    condition: isLead,
    columns: sql`${sumOf(sql`1`)} as leads`,
    countsOf: ({ leads }) => ({ leads }),
  },
];

/**
 * Views, opened forms, and leads by the given keys. These are in the order of a table's key or of an index, so neither
 * database sorts or hashes the rows.
 */
export function readingsBy(keys: readonly (keyof Place)[], days: Days, filters: Filters): Reading<Cell[]>[] {
  const names = sql.join(keys.map((key) => sql.ref(key)));
  return counted.map(({ table, condition, columns, countsOf }) => async (db) => {
    const query = sql<Row>`select ${names}, ${columns} from ${sql.table(table)}
      where day between ${days.since} and ${days.until} and ${condition} and ${matches(filters)}
      group by ${names}`;
    const { rows } = await query.execute(db);
    return rows.map((row) => {
      // One by one: spreading thousands of rows takes longer than everything else that is done with them.
      const { day, page, revision, variants, device, source, campaign } = row;
      return { day, page, revision, variants, device, source, campaign, counts: countsOf(row) };
    });
  });
}
