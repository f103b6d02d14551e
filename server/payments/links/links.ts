import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { newLinkId } from './link-id.ts';

export type LinkRow = Tables['payment_links'];

export interface LinkDraft {
  projectName: string;
  description: string;
  amountCents: number;
  createdBy: string;
  account: string;
  isTest: boolean;
  expiresAt: Date;
}

/** @returns the id of the new link */
export async function insertLink(trx: Transaction<Tables>, draft: LinkDraft, now: Date): Promise<string> {
  const id = newLinkId(draft.isTest);
  await trx
    .insertInto('payment_links')
    .values({
      id,
      project_name: draft.projectName,
      description: draft.description,
      amount_cents: draft.amountCents,
      state: 'open',
      revision: 1,
      account: draft.account,
      is_test: Number(draft.isTest),
      created_at: now.toISOString(),
      created_by: draft.createdBy,
      expires_at: draft.expiresAt.toISOString(),
      refunded_cents: 0,
    })
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

/** Updates a locked link. @returns the updated link */
export async function changeLink(
  trx: Transaction<Tables>,
  link: LinkRow,
  changes: Partial<Omit<LinkRow, 'id' | 'revision'>>,
): Promise<LinkRow> {
  const changed = { ...link, ...changes, revision: link.revision + 1 };
  await trx
    .updateTable('payment_links')
    .set({ ...changes, revision: changed.revision })
    .where('id', '=', link.id)
    .execute();
  return changed;
}

/** Detaches the attempt from its link. */
export const withoutAttempt = {
  attempt_id: null,
  attempt_until: null,
  check_at: null,
} as const satisfies Partial<LinkRow>;
