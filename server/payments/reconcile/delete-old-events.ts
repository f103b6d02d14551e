import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** The provider repeats an event for three days, and people can resend it for 30 days, in ms. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes events that are no longer repeated. A later repeat only causes another request to the provider. */
export async function deleteOldEvents(trx: Transaction<Tables>, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  await trx.deleteFrom('payment_events').where('received_at', '<=', end).execute();
}
