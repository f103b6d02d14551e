import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erasures of people, the nightly runs of the retention rules, and deliveries of both. */
export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('lead_ids', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('cleaned_at', 'text')
      .execute();
    await db.schema
      .createTable('retention_runs')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('claimed_until', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('report', 'text')
      .execute();
    // Nullable, so a server of the previous version can write rows. It never reads these: their targets have other names.
    await db.schema
      .alterTable('outbox')
      .addColumn('erasure_id', 'text', (column) => column.references('erasures.id'))
      .execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('retention_day', 'text', (column) => column.references('retention_runs.day'))
      .execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await forgetDeletedWords(db);
  },
};

/**
 * By default, the search index only marks deleted words and keeps them. Source: sqlite.org/fts5.html, 6.9 and 6.4.
 * The second statement removes those of earlier changes.
 */
async function forgetDeletedWords(db: Kysely<unknown>): Promise<void> {
  await sql`insert into desk_search (desk_search, rank) values ('secure-delete', 1)`.execute(db);
  await sql`insert into desk_search (desk_search) values ('optimize')`.execute(db);
}
