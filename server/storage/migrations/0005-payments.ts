import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payment links, what was tried on them, and an outbox that tells of them as well as of leads. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await createLinks(db);
    await createAttempts(db);
    await createEvents(db);
    await createTestIntents(db);
    await widenOutbox(db);
  },
};

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('viewed_at', 'text')
    .addColumn('paid_at', 'text')
    .addColumn('revoked_by', 'text')
    .addColumn('intent_id', 'text', (column) => column.unique())
    .addColumn('intent_status', 'text')
    .addColumn('attempt_id', 'text')
    .addColumn('attempt_until', 'text')
    .addColumn('check_at', 'text')
    .addColumn('refunded_cents', 'integer', (column) => column.notNull())
    .addColumn('payer', 'text')
    .execute();
  await db.schema.createIndex('payment_links_by_time').on('payment_links').columns(['created_at']).execute();
  await db.schema.createIndex('payment_links_by_check').on('payment_links').columns(['check_at']).execute();
  await db.schema
    .createIndex('payment_links_by_end')
    .on('payment_links')
    .columns(['state', 'expires_at'])
    .execute();
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('link_id', 'text', (column) => column.notNull().references('payment_links.id'))
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('decline', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('payer', 'text', (column) => column.notNull())
    .addColumn('client_address', 'text')
    .addUniqueConstraint('payment_attempts_once', ['link_id', 'payment_method'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
}

async function createTestIntents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('test_intents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('client_secret', 'text', (column) => column.notNull().unique())
    .addColumn('payment_method', 'text')
    .addColumn('confirmed_by', 'text')
    .addColumn('decline', 'text')
    .addColumn('refunded_cents', 'integer', (column) => column.notNull())
    .addColumn('receipts_sent', 'integer', (column) => column.notNull())
    .execute();
}

/** SQLite cannot let go of a NOT NULL, so that the rows move to a new table, on every database alike. */
async function widenOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_by_turn').execute();
  await db.schema.alterTable('outbox').renameTo('outbox_of_leads').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
    .addColumn('payment_link_id', 'text', (column) => column.references('payment_links.id'))
    .addColumn('payment_event', 'text')
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
    // No two nulls are the same, so that each of these binds only its own kind of rows.
    .addUniqueConstraint('outbox_once_for_a_lead', ['lead_id', 'target', 'edition'])
    .addUniqueConstraint('outbox_once_for_a_payment', ['payment_link_id', 'target', 'payment_event'])
    .execute();
  await sql`
    insert into outbox (id, lead_id, target, edition, status, attempts, created_at, next_attempt_at, claim,
      claimed_until, delivered_at, last_error)
    select id, lead_id, target, edition, status, attempts, created_at, next_attempt_at, claim, claimed_until,
      delivered_at, last_error
    from outbox_of_leads`.execute(db);
  await db.schema.dropTable('outbox_of_leads').execute();
  await db.schema
    .createIndex('outbox_by_turn')
    .on('outbox')
    .columns(['status', 'target', 'next_attempt_at'])
    .execute();
}
