import { type Kysely, sql } from 'kysely';
import { type LeadFilter, readLeads } from '../leads/query/find-leads.ts';
import { chunks } from '../storage/chunks.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { queueDeliveries } from './queue.ts';

/** Deliveries that were given up; those of spam are left alone. */
export interface ReplayScope {
  targets: readonly string[];
  leadId?: string | undefined;
  /** Of leads that were received, and of payments that were made, then or later. */
  since?: Date | undefined;
  until?: Date | undefined;
}

/** How many deliveries are dead, by target. */
export async function countDead(
  db: Kysely<Tables>,
  scope: ReplayScope,
): Promise<{ target: string; count: number }[]> {
  const rows = await dead(db, scope)
    .select(['outbox.target', sql<number>`count(*)`.as('count')])
    .groupBy('outbox.target')
    .orderBy('outbox.target')
    .execute();
  return rows.map(({ target, count }) => ({ target, count: Number(count) }));
}

/**
 * Makes dead deliveries pending at once. Their ids stay, so that who has taken one after all takes it no second time;
 * their time to live begins anew. Attempts are counted on: something with attempts may have been heard.
 * @returns how many
 */
export async function reviveDead(
  { db, commit }: Pick<Storage, 'db' | 'commit'>,
  scope: ReplayScope,
  now: Date,
): Promise<number> {
  const rows = await dead(db, scope).select('outbox.id').execute();
  let revived = 0;
  // In many short transactions: leads that come meanwhile do not wait for long.
  for (const part of chunks(rows)) {
    const ids = part.map(({ id }) => id);
    revived += await commit(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({ status: 'pending', created_at: now.toISOString(), next_attempt_at: now.toISOString() })
        .where('id', 'in', ids)
        .where('status', '=', 'dead')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }
  return revived;
}

function dead(db: Kysely<Tables>, { targets, leadId, since, until }: ReplayScope) {
  return db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .where('outbox.status', '=', 'dead')
    .where('outbox.target', 'in', targets)
    .where('leads.spam_reason', 'is', null)
    .$if(leadId !== undefined, (query) => query.where('leads.id', '=', leadId ?? ''))
    .$if(since !== undefined, (query) => query.where(happenedAt, '>=', since?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where(happenedAt, '<', until?.toISOString() ?? ''));
}

const happenedAt = sql<string>`coalesce(leads.received_at, outbox.created_at)`;

/**
 * Queues leads for a target that never heard of them, such as a CRM that came later.
 * @returns how many
 */
export async function queueMissing(
  storage: Pick<Storage, 'db' | 'commit'>,
  target: string,
  filter: Omit<LeadFilter, 'withoutTarget' | 'spam'>,
  now: Date,
): Promise<number> {
  let queued = 0;
  for await (const leads of readLeads(storage.db, missing(target, filter))) {
    for (const part of chunks(leads)) {
      await storage.commit(async (trx) => {
        for (const { id } of part) await queueDeliveries(trx, id, now, { targets: [target], settleMs: 0 });
      });
      queued += part.length;
    }
  }
  return queued;
}

/** The leads for which a delivery to the target was never queued. */
export function missing(target: string, filter: Omit<LeadFilter, 'withoutTarget' | 'spam'>): LeadFilter {
  return { ...filter, withoutTarget: target, spam: 'without' };
}
