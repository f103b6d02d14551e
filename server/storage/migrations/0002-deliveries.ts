import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What came with a lead, which leads are spam, and an outbox that several servers can share. */
export const deliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await widenLeads(db);
    await replaceOutbox(db);
  },
};

async function widenLeads(db: Kysely<unknown>): Promise<void> {
  for (const name of ['kind', 'original_price', 'page_revision', 'attribution', 'consents', 'spam_reason'])
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('edition', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at']).execute();
}

async function replaceOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema.alterTable('outbox').renameTo('outbox_before').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_one_for_each', ['lead_id', 'target', 'edition'])
    .execute();
  // Nothing was delivered before: the company is told of what waited, and the built-in store is the CRM.
  await sql`
    insert into outbox (id, lead_id, target, edition, status, attempts, created_at, next_attempt_at)
    select id, lead_id, 'notice', 1, 'pending', 0, created_at, next_attempt_at
    from outbox_before where target = 'email'`.execute(db);
  await db.schema.dropTable('outbox_before').execute();
  await db.schema
    .createIndex('outbox_by_turn')
    .on('outbox')
    .columns(['status', 'target', 'next_attempt_at'])
    .execute();
}
