import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The provider repeats an event for three days, and people do so for as long as it is kept there, in ms. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets events that are not told of any more; one that is told of nevertheless is only asked about once more. */
export async function forgetOldEvents(trx: Transaction<Tables>, now: Date): Promise<void> {
  const end = new Date(now.getTime() - keptMs).toISOString();
  await trx.deleteFrom('payment_events').where('received_at', '<=', end).execute();
}
