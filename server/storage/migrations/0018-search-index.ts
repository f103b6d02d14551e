import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * SQLite's search index marks deleted words again, as it does by default, and `vacuum-thread.ts` removes them: to remove each at
 * once, it reads all leads that contain the word, and a change of one lead took longer the more there were.
 */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql`insert into desk_search (desk_search, rank) values ('secure-delete', 0)`.execute(db);
  },
};
