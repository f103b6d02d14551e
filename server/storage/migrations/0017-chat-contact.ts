import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When visitors of chats left a way to be answered. Known conversations have the time of their first delivery as a lead. */
export const chatContact: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chats').addColumn('contact_at', 'text').execute();
    await sql`update chats set contact_at =
      (select min(created_at) from outbox where outbox.lead_id = chats.lead_id)`.execute(db);
  },
};
