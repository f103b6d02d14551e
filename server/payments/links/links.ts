import type { Kysely, Transaction } from 'kysely';
import { originIdOf } from '../../numbers/origins/lead-origins.ts';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { noteLinkChange } from './link-at-desk.ts';
import { newLinkId } from './link-id.ts';
import { recordRefund } from './refunds.ts';

export type LinkRow = Tables['payment_links'];

export type LinkDraft = Pick<
  LinkRow,
  'project_name' | 'description' | 'amount_cents' | 'account' | 'is_test' | 'created_by' | 'expires_at'
> &
  Partial<Pick<LinkRow, 'lead_id' | 'client_name' | 'client_email'>>;

/** @returns the id of the new link */
export async function insertLink(trx: Transaction<Tables>, draft: LinkDraft, now: Date): Promise<string> {
  const id = newLinkId(draft.is_test === 1);
  const row = { ...draft, id, state: 'open', revision: 1, refunded_cents: 0 } as const;
  const origin = draft.lead_id ? await originIdOf(trx, draft.lead_id) : undefined;
  await trx
    .insertInto('payment_links')
    .values({ ...row, origin_id: origin ?? null, created_at: now.toISOString() })
    .execute();
  return id;
}

export async function findLink(db: Kysely<Tables>, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads the link and locks it until the transaction ends. */
export async function lockLink(trx: Transaction<Tables>, id: string): Promise<LinkRow | undefined> {
  await acquireAdvisoryLock(trx, `payment link ${id}`);
  return findLink(trx, id);
}

/** Updates a locked link, and the timeline of its lead. @returns the updated link */
export async function changeLink(
  trx: Transaction<Tables>,
  link: LinkRow,
  changes: Partial<Omit<LinkRow, 'id' | 'revision'>>,
  now: Date,
): Promise<LinkRow> {
  const changed = { ...link, ...changes, revision: link.revision + 1 };
  await trx
    .updateTable('payment_links')
    .set({ ...changes, revision: changed.revision })
    .where('id', '=', link.id)
    .execute();
  await recordRefund(trx, link, changed, now);
  await noteLinkChange(trx, link, changed, now);
  return changed;
}

/** Detaches the attempt from its link. */
export const withoutAttempt = {
  attempt_id: null,
  attempt_until: null,
  check_at: null,
} as const satisfies Partial<LinkRow>;
