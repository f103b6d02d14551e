import { type Kysely, sql } from 'kysely';
import { chatForm, deriveColumns } from '../../desk/intake/derive.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { recordOrigins } from './lead-origins.ts';

/** Leads per transaction. */
const batchSize = 200;

/**
 * Adds what servers of earlier versions did not write: where leads came from, and which lead a payment link belongs to.
 * @param zone of the company, which decides on the day of a lead
 */
export async function fillOrigins(
  { db, commit }: Pick<Storage, 'db' | 'commit'>,
  zone: string,
): Promise<void> {
  for (let ids = await missing(db); ids.length > 0; ids = await missing(db)) {
    await commit(async (trx) => {
      const leads = await trx.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      const derived = leads.map((lead) => ({
        lead,
        derived: deriveColumns(lead),
        isChat: lead.kind === chatForm,
      }));
      await recordOrigins(trx, derived, zone);
    });
  }
  await commit((trx) =>
    trx
      .updateTable('payment_links')
      .set({
        origin_id: sql<number>`(select id from lead_origins where lead_origins.lead_id = payment_links.lead_id)`,
      })
      .where('origin_id', 'is', null)
      .where('lead_id', 'is not', null)
      .execute(),
  );
}

/** Leads that the desk has taken in, which includes their classes since this version. */
async function missing(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_leads')
    .leftJoin('lead_origins', 'lead_origins.lead_id', 'desk_leads.lead_id')
    .select('desk_leads.lead_id')
    .where('lead_origins.id', 'is', null)
    .limit(batchSize)
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}
