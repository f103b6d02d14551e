import type { Transaction } from 'kysely';
import { type QueueRules, queueDeliveries } from '../../delivery/outbox/queue.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { markedByPerson } from './spam.ts';

/**
 * Moves a lead to spam and removes its deliveries, except those that were already attempted.
 * @returns how many were removed, or undefined when it was spam already
 */
export async function markSpam(trx: Transaction<Tables>, leadId: string): Promise<number | undefined> {
  if ((await spamReasonOf(trx, leadId)) !== null) return undefined;
  await trx.updateTable('leads').set({ spam_reason: markedByPerson }).where('id', '=', leadId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('claim', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Turns spam into a lead and queues it for every target that has no delivery of it.
 * @returns false when it was not spam
 */
export async function releaseSpam(
  trx: Transaction<Tables>,
  leadId: string,
  now: Date,
  rules: QueueRules,
): Promise<boolean> {
  if ((await spamReasonOf(trx, leadId)) === null) return false;
  await trx.updateTable('leads').set({ spam_reason: null }).where('id', '=', leadId).execute();
  await queueDeliveries(trx, leadId, now, rules);
  return true;
}

async function spamReasonOf(trx: Transaction<Tables>, leadId: string): Promise<string | null> {
  const lead = await trx
    .selectFrom('leads')
    .select('spam_reason')
    .where('id', '=', leadId)
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return lead.spam_reason;
}
