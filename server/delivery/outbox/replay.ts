import { type Kysely, sql } from 'kysely';
import { type LeadFilter, readLeads } from '../../leads/query/find-leads.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { queueDeliveries } from './queue.ts';

/** Selects dead-lettered deliveries; those of spam leads are never included. */
export interface ReplayScope {
  targets: readonly string[];
  leadId?: string | undefined;
  /** Leads received, or payment notices last queued, at or after this time. */
  since?: Date | undefined;
  until?: Date | undefined;
}

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
 * Makes dead-lettered deliveries pending again, due now. They keep their ids, so a receiver that accepted one after all
 * can ignore it; they keep their attempt counts, which say that it may have; their lifetime restarts.
 * @returns how many
 */
export async function reviveDead(
  { db, commit }: Pick<Storage, 'db' | 'commit'>,
  scope: ReplayScope,
  now: Date,
): Promise<number> {
  const rows = await dead(db, scope).select('outbox.id').execute();
  let revived = 0;
  // Short transactions, so new leads are not held up.
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
    .leftJoin('mails', 'mails.id', 'outbox.mail_id')
    .leftJoin('leads', (join) =>
      join.on(sql`coalesce(outbox.lead_id, mails.lead_id)`, '=', sql.ref('leads.id')),
    )
    .where('outbox.status', '=', 'dead')
    .where('outbox.target', 'in', targets)
    .where('leads.spam_reason', 'is', null)
    .$if(leadId !== undefined, (query) => query.where('leads.id', '=', leadId ?? ''))
    .$if(since !== undefined, (query) => query.where(happenedAt, '>=', since?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where(happenedAt, '<', until?.toISOString() ?? ''));
}

const happenedAt = sql<string>`coalesce(leads.received_at, outbox.created_at)`;

/**
 * Queues leads for a target that never received them, such as a CRM that was added later.
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

/** Selects the leads without any delivery to the target. */
export function missing(target: string, filter: Omit<LeadFilter, 'withoutTarget' | 'spam'>): LeadFilter {
  return { ...filter, withoutTarget: target, spam: 'without' };
}
