import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was done of late, by name. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limits_by_end').on('rate_limits').columns(['expires_at']).execute();
  },
};
