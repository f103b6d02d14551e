import { type Kysely, sql } from 'kysely';
import { addDays } from '../../lib/day-of.ts';
import { acquireAdvisoryLock, hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { VisitorIds } from './visitor-ids.ts';

/** How many days events are kept. Their counts stay. */
const keptDays = 90;

/** PostgreSQL's partitions are made this many days ahead, in case no server runs at midnight. */
const daysAhead = 3;

export interface CleanUpParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  visitorIds: Pick<VisitorIds, 'forgetSalts'>;
  /** The present day of the company. */
  today: string;
}

/** Deletes events of more than 90 days ago, and what recognized the visitors of earlier days. */
export async function cleanUpViews({ storage, visitorIds, today }: CleanUpParts): Promise<void> {
  await visitorIds.forgetSalts(today);
  const oldest = addDays(today, -keptDays);
  if (hasManyWriters(storage.db)) await turnPartitions(storage, today, oldest);
  await storage.commit(async (trx) => {
    await trx.deleteFrom('view_events').where('day', '<', oldest).execute();
  });
}

/** A whole day is dropped at once; rows would have to be vacuumed. */
async function turnPartitions(
  { commit }: Pick<Storage, 'commit'>,
  today: string,
  oldest: string,
): Promise<void> {
  await commit(async (trx) => {
    await acquireAdvisoryLock(trx, 'views');
    const known = await partitions(trx);
    for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
      const day = addDays(today, ahead);
      if (!known.has(nameOf(day)) && !(await hasEvents(trx, day)))
        await sql`create table ${sql.table(nameOf(day))} partition of view_events for values in (${sql.lit(day)})`.execute(
          trx,
        );
    }
    for (const name of known)
      if (name < nameOf(oldest)) await sql`drop table ${sql.table(name)}`.execute(trx);
  });
}

const prefix = 'view_events_2';

const nameOf = (day: string) => `view_events_${day.replaceAll('-', '')}`;

async function partitions(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'view_events'::regclass`.execute(db);
  return new Set(rows.map(({ name }) => name).filter((name) => name.startsWith(prefix)));
}

/** Events of a day without a partition are in the default one, where they stay. */
async function hasEvents(db: Kysely<Tables>, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('view_events')
    .select('seq')
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
