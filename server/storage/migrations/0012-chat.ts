import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Conversations with visitors. Each belongs to a row of `leads` from its first message on, so everything that works for a lead
 * works for it; until the visitor leaves a way to be answered, the row is marked as one of a visitor.
 */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('leads')
      .addColumn('is_visitor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('desk_presence')
      .addColumn('takes_chats', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await createChats(db);
    await createMessages(db);
  },
};

async function createChats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chats')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('visitor_read_seq', 'integer', (column) => column.notNull())
    .addColumn('staff_read_seq', 'integer', (column) => column.notNull())
    .addColumn('visitor_seen_at', 'text')
    .addColumn('visitor_typing_at', 'text')
    .addColumn('staff_typing_at', 'text')
    .addColumn('staff_typing', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('blocked_at', 'text')
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_messages')
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('chats.lead_id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_messages_key', ['lead_id', 'seq'])
    .addUniqueConstraint('chat_messages_once', ['lead_id', 'id'])
    .execute();
}
