import { type RawBuilder, sql } from 'kysely';
import type { Days, StepCounts } from '../../../schema/api/numbers.ts';
import { daysOf } from './numbers-request.ts';
import { type Cell, type Db, type Filters, isLead, matches, sumOf } from './sums.ts';
import type { Reading } from './turns.ts';

type Place = Omit<Cell, 'counts'>;

type Row = Place & Pick<StepCounts, 'views' | 'formsOpened' | 'leads'>;

/** Where views and leads of full days are summed; see `numbers/sums/`. */
export type SumTable = 'page_sums' | 'source_sums';

/** A table with the counts of a day, and what is counted in it. */
interface Counted {
  table: SumTable | 'view_days' | 'lead_origins';
  condition: RawBuilder<boolean>;
  columns: RawBuilder<unknown>;
  countsOf(row: Row): Cell['counts'];
}

const views: Counted = {
  table: 'view_days',
  condition: sql<boolean>`1 = 1`,
  columns: sql`${sumOf(sql`views`)} as views, ${sumOf(sql`forms_opened`)} as "formsOpened"`,
  countsOf: ({ views, formsOpened }) => ({ views, formsOpened }),
};

const leads: Counted = {
  table: 'lead_origins',
  condition: isLead,
  columns: sql`${sumOf(sql`1`)} as leads`,
  countsOf: ({ leads }) => ({ leads }),
};

const summedIn = (table: SumTable): Counted => ({
  ...views,
  table,
  columns: sql`${views.columns}, ${sumOf(sql`leads`)} as leads`,
  countsOf: ({ views, formsOpened, leads }) => ({ views, formsOpened, leads }),
});

export interface CountedRequest {
  /** One that has these keys. */
  table: SumTable;
  /** In the order of the table's key, so neither database sorts or hashes the rows. */
  keys: readonly (keyof Place)[];
  days: Days;
  filters: Filters;
  summed: ReadonlySet<string>;
}

/** Views, opened forms, and leads by the given keys: from the sums of a day, or else from all that was counted. */
export function readingsBy(request: CountedRequest): Reading<Cell[]>[] {
  const { table, days, summed } = request;
  return runsOf(daysOf(days), (day) => summed.has(day)).flatMap(({ days, isSummed }) =>
    (isSummed ? [summedIn(table)] : [views, leads]).map(
      (counted) => (db: Db) => readCounted(db, counted, { ...request, days }),
    ),
  );
}

async function readCounted(
  db: Db,
  { table, condition, columns, countsOf }: Counted,
  { keys, days, filters }: CountedRequest,
): Promise<Cell[]> {
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const { rows } = await sql<Row>`select ${names}, ${columns} from ${sql.table(table)}
    where day between ${days.since} and ${days.until} and ${condition} and ${matches(filters)}
    group by ${names}`.execute(db);
  return rows.map((row) => {
    // One by one: spreading thousands of rows takes longer than everything else that is done with them.
    const { day, page, revision, variants, device, source, campaign } = row;
    return { day, page, revision, variants, device, source, campaign, counts: countsOf(row) };
  });
}

/** The days of these periods whose sums are up to date. */
export async function summedDays(db: Db, periods: readonly Days[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('summed_days')
    .select('day')
    .where(({ between, or }) => or(periods.map(({ since, until }) => between('day', since, until))))
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Runs of consecutive days that are all summed, or all not. */
function runsOf(days: readonly string[], isSummed: (day: string) => boolean) {
  const runs: { days: Days; isSummed: boolean }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.isSummed === isSummed(day)) last.days.until = day;
    else runs.push({ days: { since: day, until: day }, isSummed: isSummed(day) });
  }
  return runs;
}
