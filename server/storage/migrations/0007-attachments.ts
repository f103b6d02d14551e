import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files of leads, in chunks: one lookup reads a chunk, and no statement carries a whole file. */
export const attachments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attachments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text')
      .execute();
    await db.schema
      .createIndex('attachments_by_lead')
      .on('attachments')
      .columns(['lead_id', 'received_at'])
      .execute();
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('attachment_chunks')
      .addColumn('attachment_id', 'text', (column) =>
        column.notNull().references('attachments.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('attachment_chunks_key', ['attachment_id', 'position'])
      .execute();
  },
};
