import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far each conversation was mailed as a transcript. What was said before is not mailed later. */
export const transcripts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chats')
      .addColumn('transcript_seq', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update chats set transcript_seq = last_seq`.execute(db);
  },
};
