import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Delivery } from '../target.ts';

export type Claim = Delivery & {
  /** Only the current holder of the claim records the outcome. */
  claim: string;
  /** Failed attempts so far. */
  attempts: number;
};

export interface ClaimRequest {
  target: string;
  count: number;
  now: Date;
  /** How long the claim is exclusive, in ms; longer than any attempt takes. */
  leaseMs: number;
}

/** Claims due deliveries, oldest first. No other worker receives them until the lease expires. */
export async function claimDue(
  { db, commit }: Pick<Storage, 'db' | 'commit'>,
  request: ClaimRequest,
): Promise<Claim[]> {
  if (request.count < 1 || !(await isAnyDue(db, request))) return [];
  const claim = randomUUID();
  const ids = await commit((trx) => claimRows(trx, request, claim));
  if (ids.length === 0) return [];
  return readClaimed(db, ids, claim);
}

/** A read before the write: most of the time, nothing is due. */
async function isAnyDue(db: Storage['db'], request: ClaimRequest): Promise<boolean> {
  return (await due(db, request).limit(1).executeTakeFirst()) !== undefined;
}

function due(db: Kysely<Tables>, { target, now }: ClaimRequest) {
  const at = now.toISOString();
  return db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where('target', '=', target)
    .where('next_attempt_at', '<=', at)
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]));
}

async function claimRows(trx: Transaction<Tables>, request: ClaimRequest, claim: string): Promise<string[]> {
  const { count, now, leaseMs } = request;
  const rows = await due(trx, request)
    .orderBy('next_attempt_at')
    .limit(count)
    .$if(hasManyWriters(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .updateTable('outbox')
      .set({ claim, claimed_until: new Date(now.getTime() + leaseMs).toISOString() })
      .where('id', 'in', ids)
      .execute();
  return ids;
}

async function readClaimed(db: Storage['db'], ids: readonly string[], claim: string): Promise<Claim[]> {
  const rows = await db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute();
  const [leads, links] = await Promise.all([
    byId(rows, 'lead_id', (wanted) => db.selectFrom('leads').selectAll().where('id', 'in', wanted).execute()),
    byId(rows, 'payment_link_id', (wanted) =>
      db.selectFrom('payment_links').selectAll().where('id', 'in', wanted).execute(),
    ),
  ]);
  return rows.flatMap((row): Claim[] => {
    const held = { id: row.id, attempts: row.attempts, claim, queuedAt: new Date(row.created_at) };
    const [lead, link, event] = [leads.get(row.lead_id), links.get(row.payment_link_id), row.payment_event];
    if (lead) return [{ ...held, revision: row.edition, lead }];
    return link && event ? [{ ...held, event, link }] : [];
  });
}

/** The leads or links that the rows refer to, by id. */
async function byId<Column extends string, Found extends { id: string }>(
  rows: readonly Record<Column, string | null>[],
  column: Column,
  read: (ids: string[]) => Promise<Found[]>,
): Promise<Map<string | null, Found>> {
  const ids = [...new Set(rows.flatMap((row) => row[column] ?? []))];
  const found = ids.length > 0 ? await read(ids) : [];
  return new Map(found.map((one) => [one.id, one]));
}

type Held = Pick<Claim, 'id' | 'claim' | 'attempts'>;

export async function markDelivered(trx: Transaction<Tables>, held: Held, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      status: 'delivered',
      attempts: held.attempts + 1,
      delivered_at: now.toISOString(),
      claim: null,
      claimed_until: null,
      last_error: null,
    })
    .where('id', '=', held.id)
    .where('claim', '=', held.claim)
    .execute();
}

/** @param retryAt undefined dead-letters the delivery */
export async function markFailed(
  trx: Transaction<Tables>,
  held: Held,
  { error, retryAt }: { error: string; retryAt: Date | undefined },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      status: retryAt ? 'pending' : 'dead',
      attempts: held.attempts + 1,
      ...(retryAt && { next_attempt_at: retryAt.toISOString() }),
      claim: null,
      claimed_until: null,
      last_error: error.slice(0, 500),
    })
    .where('id', '=', held.id)
    .where('claim', '=', held.claim)
    .execute();
}

/** Makes failed deliveries due now, for when the target works again. */
export async function pullForward(trx: Transaction<Tables>, target: string, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now.toISOString() })
    .where('status', '=', 'pending')
    .where('target', '=', target)
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .execute();
}
