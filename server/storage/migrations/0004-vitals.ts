import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How fast pages were for visitors: for each day, page and metric, how often a value fell into which bucket. */
export const vitals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('vitals')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vitals_key', ['day', 'page', 'metric', 'bucket'])
      .execute();
  },
};
