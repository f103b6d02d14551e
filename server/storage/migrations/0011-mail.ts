import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Mail between staff and leads. Only tables, and columns that can be null, are added: a server of the previous version runs
 * on while this one is started.
 */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await createMails(db);
    await createMailboxes(db);
    await widenOutbox(db);
  },
};

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('template_id', 'text')
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('in_reply_to', 'text')
    .addColumn('reference_ids', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.unique())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('dropped_files', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('mails_by_lead').on('mails').columns(['lead_id', 'at']).execute();
}

async function createMailboxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text')
    .execute();
}

async function widenOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('mail_id', 'text', (column) => column.references('mails.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('accepted_by', 'text').execute();
  await db.schema.createIndex('outbox_by_mail').on('outbox').columns(['mail_id']).unique().execute();
}
