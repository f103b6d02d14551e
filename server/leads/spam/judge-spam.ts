import type { Transaction } from 'kysely';
import { type QueueRules, queueDeliveries } from '../../delivery/outbox/queue.ts';
import { freshOffer } from '../../desk/routing/fresh-offer.ts';
import { forgetSums } from '../../numbers/sums/sum-days.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { markedByPerson } from './spam.ts';

/**
 * Moves a lead to spam and removes its deliveries, except those that were already attempted.
 * @returns how many were removed, or undefined when it was spam already
 */
export async function markSpam(
  trx: Transaction<Tables>,
  leadId: string,
  now: Date,
): Promise<number | undefined> {
  if ((await judgedLead(trx, leadId)).spam_reason !== null) return undefined;
  await trx.updateTable('leads').set({ spam_reason: markedByPerson }).where('id', '=', leadId).execute();
  await moveAtDesk(trx, leadId, 1, now);
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
 * Turns spam into a lead and queues it for every target that has no delivery of it. A lead without an email address gets
 * no acknowledgement.
 * @returns false when it was not spam
 */
export async function releaseSpam(
  trx: Transaction<Tables>,
  leadId: string,
  now: Date,
  rules: QueueRules,
): Promise<boolean> {
  const { spam_reason, email } = await judgedLead(trx, leadId);
  if (spam_reason === null) return false;
  await trx.updateTable('leads').set({ spam_reason: null }).where('id', '=', leadId).execute();
  await moveAtDesk(trx, leadId, 0, now);
  const targets = rules.targets.filter((target) => email !== '' || target !== 'acknowledgement');
  await queueDeliveries(trx, leadId, now, { ...rules, targets });
  return true;
}

async function moveAtDesk(trx: Transaction<Tables>, leadId: string, isSpam: 0 | 1, now: Date): Promise<void> {
  await trx
    .updateTable('desk_leads')
    // The promise was made to a lead that no one saw.
    .set({
      is_spam: isSpam,
      changed_at: now.toISOString(),
      ...(isSpam === 0 && { ...freshOffer, answer_by: null }),
    })
    .where('lead_id', '=', leadId)
    .execute();
  const origins = await trx
    .updateTable('lead_origins')
    .set({ is_spam: isSpam })
    .where('lead_id', '=', leadId)
    .returning('day')
    .execute();
  await forgetSums(trx, origins);
}

function judgedLead(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<Pick<Tables['leads'], 'spam_reason' | 'email'>> {
  return trx
    .selectFrom('leads')
    .select(['spam_reason', 'email'])
    .where('id', '=', leadId)
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}
