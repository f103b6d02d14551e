import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Undoes the `secure-delete` of 0013. To remove a word at once, SQLite's search index reads every lead that contains it, so a
 * change took longer the more leads there were. Now it only marks deleted words, and `vacuum-thread.ts` removes them.
 */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql`insert into desk_search (desk_search, rank) values ('secure-delete', 0)`.execute(db);
  },
};
