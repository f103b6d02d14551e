import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { addEvent } from '../events.ts';

/**
 * Adds to the timeline that a lead was marked as spam, or released, on the command line. A change that a desk bases on the
 * revision before is refused. A lead that the desk has not taken in yet has no timeline.
 */
export async function noteSpam(
  trx: Transaction<Tables>,
  leadId: string,
  { isSpam, at }: { isSpam: boolean; at: Date },
): Promise<void> {
  const row = await trx
    .updateTable('desk_leads')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('lead_id', '=', leadId)
    .returning('revision')
    .executeTakeFirst();
  if (!row) return;
  const { revision } = row;
  await addEvent(trx, { leadId, at, staff: null, revision, event: { kind: 'spam', isSpam, reason: null } });
}
