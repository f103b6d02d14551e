import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isoAfter } from '../../lib/clock.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { wantsUpdate } from '../target.ts';

export interface QueueRules {
  targets: readonly string[];
  /** How long a delivery waits for the other call of its submission, in ms. */
  settleMs: number;
}

/** Queues a new lead for every target, in the transaction that stores it. */
export async function queueDeliveries(
  trx: Transaction<Tables>,
  leadId: string,
  now: Date,
  { targets, settleMs }: QueueRules,
): Promise<void> {
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
  { targets, settleMs }: QueueRules,
): Promise<void> {
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

/** A row due for its first attempt after `settleMs`. */
export function newRow<Parts extends Pick<Tables['outbox'], 'target' | 'edition'>>(
  parts: Parts,
  now: Date,
  settleMs = 0,
) {
  return {
    id: randomUUIDv7(),
    ...parts,
    status: 'pending' as const,
    attempts: 0,
    created_at: now.toISOString(),
    next_attempt_at: isoAfter(now, settleMs),
  };
}
