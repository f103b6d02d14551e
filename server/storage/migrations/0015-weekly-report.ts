import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The weeks of which the manager gets the numbers of the desk. */
export const weeklyReport: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_reports')
      .addColumn('week', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('report_week', 'text', (column) => column.references('desk_reports.week'))
      .execute();
  },
};
