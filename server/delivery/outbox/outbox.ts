import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { attachmentsOf } from '../../attachments/attachments-of.ts';
import { isoAfter } from '../../lib/clock.ts';
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
  if (request.count < 1) return [];
  // A read before the write: most of the time, nothing is due.
  if (!(await due(db, request).limit(1).executeTakeFirst())) return [];
  const claim = randomUUID();
  const ids = await commit((trx) => claimRows(trx, request, claim));
  if (ids.length === 0) return [];
  return readClaimed(db, ids, claim);
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
      .set({ claim, claimed_until: isoAfter(now, leaseMs) })
      .where('id', 'in', ids)
      .execute();
  return ids;
}

async function readClaimed(db: Storage['db'], ids: readonly string[], claim: string): Promise<Claim[]> {
  const claimed = db.selectFrom('outbox').where('id', 'in', ids);
  const [rows, leads, links, mails, weeks, erasures, runs] = await Promise.all([
    claimed.selectAll().execute(),
    db.selectFrom('leads').selectAll().where('id', 'in', claimed.select('lead_id')).execute(),
    db.selectFrom('payment_links').selectAll().where('id', 'in', claimed.select('payment_link_id')).execute(),
    db.selectFrom('mails').selectAll().where('id', 'in', claimed.select('mail_id')).execute(),
    db.selectFrom('desk_reports').selectAll().where('week', 'in', claimed.select('report_week')).execute(),
    db.selectFrom('erasures').selectAll().where('id', 'in', claimed.select('erasure_id')).execute(),
    db.selectFrom('retention_runs').selectAll().where('day', 'in', claimed.select('retention_day')).execute(),
  ]);
  const attachments = await attachmentsOf(db, leads);
  return rows.flatMap((row): Claim[] => {
    const held = { id: row.id, attempts: row.attempts, claim, queuedAt: new Date(row.created_at) };
    const lead = leads.find(({ id }) => id === row.lead_id);
    const link = links.find(({ id }) => id === row.payment_link_id);
    if (lead) return [{ ...held, revision: row.edition, lead, attachments: attachments(lead.id) }];
    const mail = mails.find(({ id }) => id === row.mail_id);
    if (mail) return [{ ...held, mail }];
    const week = weeks.find((one) => one.week === row.report_week);
    if (week) return [{ ...held, week }];
    if (link && row.payment_event) return [{ ...held, event: row.payment_event, link }];
    const erasure = erasures.find(({ id }) => id === row.erasure_id);
    if (erasure) return [{ ...held, erasure }];
    const run = runs.find(({ day }) => day === row.retention_day);
    return run ? [{ ...held, run }] : [];
  });
}

type Held = Pick<Claim, 'id' | 'claim' | 'attempts'>;

/** @param acceptedBy see `Target` */
export async function markDelivered(
  trx: Transaction<Tables>,
  held: Held,
  now: Date,
  acceptedBy: string | null = null,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      status: 'delivered',
      attempts: held.attempts + 1,
      delivered_at: now.toISOString(),
      claim: null,
      claimed_until: null,
      last_error: null,
      accepted_by: acceptedBy,
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
