import type { Transaction } from 'kysely';
import type { ConversionRules } from '../../ads/conversion-names.ts';
import { queueLeadConversion } from '../../ads/queue-conversions.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { wantsUpdate } from '../target.ts';
import { newRow } from './new-row.ts';

export interface QueueRules {
  /** Names of the targets that receive leads; see `delivery/target.ts`. */
  targets: readonly string[];
  /** How long a delivery waits for the other call of its submission, in ms. */
  settleMs: number;
  /** What is also reported to ad platforms, as far as the visitor allows it. */
  conversions?: ConversionRules | undefined;
}

/** Queues a new lead for every target, and for ad platforms, in the transaction that stores it. */
export async function queueDeliveries(
  trx: Transaction<Tables>,
  leadId: string,
  now: Date,
  { targets, settleMs, conversions: rules }: QueueRules,
): Promise<void> {
  await queueLeadConversion(trx, { leadId, event: 'lead', rules, now, delayMs: settleMs });
  if (targets.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(targets.map((target) => newRow({ lead_id: leadId, target, edition: 1 }, now, settleMs)))
    .onConflict((conflict) => conflict.columns(['lead_id', 'target', 'edition']).doNothing())
    .execute();
}

/**
 * Queues an update of a lead that can already be delivered. Deliveries that have not started carry the update
 * anyway.
 * @param changed names of the columns that gained a value
 */
export async function queueUpdate(
  trx: Transaction<Tables>,
  lead: Pick<Tables['leads'], 'id' | 'edition'>,
  changed: ReadonlySet<string>,
  now: Date,
  { targets, settleMs, conversions: rules }: QueueRules,
): Promise<void> {
  // Only now, the ad is known that led to the lead.
  if (changed.has('attribution'))
    await queueLeadConversion(trx, { leadId: lead.id, event: 'lead', rules, now, delayMs: settleMs });
  const interested = targets.filter((target) => wantsUpdate(target, changed));
  if (interested.length === 0) return;
  const waiting = await trx
    .selectFrom('outbox')
    .select('target')
    .where('lead_id', '=', lead.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('claim', 'is', null)
    // A worker that is about to start one of them waits for this transaction.
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .execute();
  const started = interested.filter((target) => !waiting.some((row) => row.target === target));
  if (started.length === 0) return;
  const edition = lead.edition + 1;
  await trx.updateTable('leads').set({ edition }).where('id', '=', lead.id).execute();
  await trx
    .insertInto('outbox')
    .values(started.map((target) => newRow({ lead_id: lead.id, target, edition }, now, settleMs)))
    .execute();
}
