import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which lead a payment link was made for, and who is reminded of it. */
export const leadLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('payment_links')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
      .execute();
    for (const name of ['client_name', 'client_email'])
      await db.schema.alterTable('payment_links').addColumn(name, 'text').execute();
    await db.schema.createIndex('payment_links_by_lead').on('payment_links').columns(['lead_id']).execute();
  },
};
