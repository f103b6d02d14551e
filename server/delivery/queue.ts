import { randomUUIDv7 } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { hasManyWriters } from '../storage/advisory-lock.ts';
import type { LeadsTable, Tables } from '../storage/tables.ts';
import { isToldOf } from './target.ts';

export interface QueueRules {
  targets: readonly string[];
  /** How long a delivery waits for what else belongs to it, in ms. */
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
    .values(targets.map((target) => newRow({ leadId, target, edition: 1, now, settleMs })))
    .onConflict((conflict) => conflict.columns(['lead_id', 'target', 'edition']).doNothing())
    .execute();
}

/**
 * Queues what was added to a lead after somebody may already have been told of it. Deliveries that nobody has begun
 * tell the news by themselves.
 * @param news names of the columns that were added
 */
export async function queueNews(
  trx: Transaction<Tables>,
  lead: Pick<Selectable<LeadsTable>, 'id' | 'edition'>,
  news: ReadonlySet<string>,
  now: Date,
  { targets, settleMs }: QueueRules,
): Promise<void> {
  const interested = targets.filter((target) => isToldOf(target, news));
  if (interested.length === 0) return;
  const waiting = await trx
    .selectFrom('outbox')
    .select('target')
    .where('lead_id', '=', lead.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('claim', 'is', null)
    // Whoever wants to begin one of them now, waits for the news.
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .execute();
  const begun = interested.filter((target) => !waiting.some((row) => row.target === target));
  if (begun.length === 0) return;
  const edition = lead.edition + 1;
  await trx.updateTable('leads').set({ edition }).where('id', '=', lead.id).execute();
  await trx
    .insertInto('outbox')
    .values(begun.map((target) => newRow({ leadId: lead.id, target, edition, now, settleMs })))
    .execute();
}

interface RowParts {
  leadId: string;
  target: string;
  edition: number;
  now: Date;
  settleMs: number;
}

/** A row that waits for its first attempt. */
export function newRow({ leadId, target, edition, now, settleMs }: RowParts) {
  return {
    id: randomUUIDv7(),
    lead_id: leadId,
    target,
    edition,
    status: 'pending' as const,
    attempts: 0,
    created_at: now.toISOString(),
    next_attempt_at: new Date(now.getTime() + settleMs).toISOString(),
  };
}
