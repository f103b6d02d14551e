import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads, the bodies they came in, and what must still be delivered for them. */
export const leads: Migration = {
  async up(db: Kysely<unknown>) {
    await createLeads(db);
    await createSubmissions(db);
    await createOutbox(db);
  },
};

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_key', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('price', 'text')
    .addColumn('message', 'text')
    .addColumn('page_url', 'text')
    .addColumn('brand_slug', 'text')
    .addColumn('form', 'text')
    .addColumn('client_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('email_at', 'text')
    .addColumn('crm_at', 'text')
    .execute();
  await db.schema
    .createIndex('leads_by_fingerprint')
    .on('leads')
    .columns(['fingerprint', 'received_at'])
    .execute();
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('client_address', 'text')
    .addColumn('user_agent', 'text')
    .addUniqueConstraint('submissions_once', ['lead_id', 'channel', 'digest'])
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_once', ['lead_id', 'target'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();
}
