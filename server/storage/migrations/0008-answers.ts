import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visitors enter into fields that only some forms have. */
export const answers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('answers', 'text').execute();
  },
};
