import { type Kysely, type SqlBool, sql } from 'kysely';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Cursor } from './cursor.ts';
import { type DeskQuery, type Group, sortValue } from './groups.ts';

/** Leads per group and request. */
export const pageSize = 50;

/** One more than a page, to know whether there is a next one. */
export async function pageOf(
  db: Kysely<Tables>,
  query: DeskQuery,
  group: Group,
  after: Cursor | undefined,
): Promise<Row[]> {
  const sorted = sortedRows(query, group, after);
  if (group.sortBy !== 'id' || !hasManyWriters(db)) return sorted.execute();
  // PostgreSQL takes every start of a word for equally frequent, and would read all leads to find none. Frequent words are
  // found among the latest leads; for the others, the plus keeps it from reading leads in the order of their ids.
  const latest = sql`(select coalesce(${after?.id ?? null}, max(id)) - ${latestLeads} from desk_leads)`;
  const rows = await sorted.where(sql<SqlBool>`desk_leads.id > ${latest}`).execute();
  if (rows.length > pageSize) return rows;
  return selectRows(query, group, after).orderBy(sql`desk_leads.id + 0`, 'desc').execute();
}

/** Leads that a search on PostgreSQL looks through first. */
const latestLeads = 3000;

interface Row {
  id: string;
  deskId: number;
  value: string | number;
}

function sortedRows(query: DeskQuery, group: Group, after: Cursor | undefined) {
  const { sortBy, direction } = group;
  return selectRows(query, group, after)
    .orderBy(sortValue[sortBy], direction)
    .$if(sortBy !== 'id', (sorted) => sorted.orderBy('desk_leads.id', direction));
}

function selectRows(query: DeskQuery, { sortBy, direction }: Group, after: Cursor | undefined) {
  const value = sortValue[sortBy];
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  return query
    .select([
      'desk_leads.lead_id as id',
      'desk_leads.id as deskId',
      sql<string | number>`${value}`.as('value'),
    ])
    .$if(after !== undefined, (later) =>
      later.where(sql<SqlBool>`(${value}, desk_leads.id) ${sign} (${after?.value}, ${after?.id})`),
    )
    .limit(pageSize + 1);
}

/** Counting on takes longer than the number is worth. */
const maxCount = 1000;

/** The number of leads; null if there are more than `maxCount`. */
export async function countOf(db: Kysely<Tables>, query: DeskQuery): Promise<number | null> {
  const some = query.select('desk_leads.id').limit(maxCount + 1);
  const { count: counted } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const count = Number(counted);
  return count > maxCount ? null : count;
}
