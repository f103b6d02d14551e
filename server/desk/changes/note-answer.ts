import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Notes who answered a lead first, and when. Later answers change nothing. */
export async function noteAnswer(
  trx: Transaction<Tables>,
  leadId: string,
  staff: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('desk_leads')
    .set({ answered_at: now.toISOString(), answered_by: staff })
    .where('lead_id', '=', leadId)
    .where('answered_at', 'is', null)
    .execute();
}
