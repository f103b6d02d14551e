import { type RawBuilder, sql, type Transaction } from 'kysely';
import { addDays, dayOf } from '../../lib/day-of.ts';
import { acquireAdvisoryLock, hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { isLead, sumOf } from '../query/sums.ts';

/** In ms after the end of a day. Its views and leads are stored by then; if more arrive, it is summed again. */
const settleMs = 60 * 60_000;

/** The columns of each table between the day and the sums. */
const keys = {
  page_sums: ['page', 'revision', 'variants', 'device', 'source'],
  source_sums: ['source', 'campaign', 'device'],
} as const;

/** Sums up the full days that are not summed, in a transaction each. @param zone of the company */
export async function sumDays(
  storage: Pick<Storage, 'db' | 'commit'>,
  now: Date,
  zone: string,
): Promise<void> {
  const today = dayOf(new Date(now.getTime() - settleMs), zone);
  for (const day of await missingDays(storage.db, today)) await storage.commit((trx) => sumDay(trx, day));
}

/** Call this in a transaction that changes views or leads. @param rows what was changed, with their days */
export async function forgetSums(
  trx: Transaction<Tables>,
  rows: readonly { readonly day: string }[],
): Promise<void> {
  const changed = [...new Set(rows.map(({ day }) => day))];
  // The sums stay until new ones replace them, for queries that are running.
  if (changed.length > 0) await trx.deleteFrom('summed_days').where('day', 'in', changed).execute();
}

async function missingDays(db: Storage['db'], today: string): Promise<string[]> {
  const first = await sql<{ day: string | null }>`select min(day) as day from (
    select min(day) as day from view_days union all select min(day) from lead_origins) as days`.execute(db);
  const summed = await db.selectFrom('summed_days').select('day').execute();
  const known = new Set(summed.map(({ day }) => day));
  const days: string[] = [];
  for (let day = first.rows[0]?.day ?? today; day < today; day = addDays(day, 1))
    if (!known.has(day)) days.push(day);
  return days;
}

async function sumDay(trx: Transaction<Tables>, day: string): Promise<void> {
  await acquireAdvisoryLock(trx, 'sums');
  await waitForWriters(trx);
  await sumBy(trx, 'page_sums', day);
  await sumBy(trx, 'source_sums', day);
  await trx
    .insertInto('summed_days')
    .values({ day })
    // Another server was faster.
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

/**
 * A transaction that changes this day either ends before, and is in the sums, or starts after, and forgets them. A long one must
 * not keep all others waiting.
 */
async function waitForWriters(trx: Transaction<Tables>): Promise<void> {
  if (!hasManyWriters(trx)) return;
  await sql`set local lock_timeout = '1s'`.execute(trx);
  await sql`lock table view_days, lead_origins in share mode`.execute(trx);
}

async function sumBy(trx: Transaction<Tables>, table: keyof typeof keys, day: string): Promise<void> {
  await trx.deleteFrom(table).where('day', '=', day).execute();
  const names = sql.join(keys[table].map((key) => sql.ref(key)));
  const count = (name: string): RawBuilder<unknown> => sql`cast(${sumOf(sql.ref(name))} as integer)`;
  await sql`insert into ${sql.table(table)} (day, ${names}, views, forms_opened, leads)
    select ${day}, ${names}, ${count('views')}, ${count('forms_opened')}, ${count('leads')} from (
      select ${names}, views, forms_opened, 0 as leads from view_days where day = ${day}
      union all
      select ${names}, 0, 0, 1 from lead_origins where day = ${day} and ${isLead}
    ) as counted group by ${names}`.execute(trx);
}
