import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a lead's visitor had decided about tags of ad platforms. */
export const tagConsent: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('tag_consent', 'text').execute();
  },
};
