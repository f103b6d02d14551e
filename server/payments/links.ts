import type { Kysely, Selectable, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../storage/advisory-lock.ts';
import type { PaymentLinksTable, Tables } from '../storage/tables.ts';
import { newLinkId } from './link-id.ts';

export type LinkRow = Selectable<PaymentLinksTable>;

export interface NewLink {
  projectName: string;
  description: string;
  amountCents: number;
  createdBy: string;
  account: string;
  isTest: boolean;
  expiresAt: Date;
}

/** @returns its id */
export async function insertLink(trx: Transaction<Tables>, link: NewLink, now: Date): Promise<string> {
  const id = newLinkId(link.isTest);
  await trx
    .insertInto('payment_links')
    .values({
      id,
      project_name: link.projectName,
      description: link.description,
      amount_cents: link.amountCents,
      state: 'open',
      revision: 1,
      account: link.account,
      is_test: Number(link.isTest),
      created_at: now.toISOString(),
      created_by: link.createdBy,
      expires_at: link.expiresAt.toISOString(),
      refunded_cents: 0,
    })
    .execute();
  return id;
}

export async function findLink(db: Kysely<Tables>, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The link, with everybody else who wants to change it waiting until this transaction ends. */
export async function holdLink(trx: Transaction<Tables>, id: string): Promise<LinkRow | undefined> {
  await acquireAdvisoryLock(trx, `payment link ${id}`);
  return findLink(trx, id);
}

/** Writes news of a link that is held. @returns the link with them */
export async function changeLink(
  trx: Transaction<Tables>,
  link: LinkRow,
  news: Partial<Omit<LinkRow, 'id' | 'revision'>>,
): Promise<LinkRow> {
  const changed = { ...link, ...news, revision: link.revision + 1 };
  await trx
    .updateTable('payment_links')
    .set({ ...news, revision: changed.revision })
    .where('id', '=', link.id)
    .execute();
  return changed;
}

/** What makes a link payable again, as far as it stands in the way itself. */
export const freed = {
  state: 'viewed',
  attempt_id: null,
  attempt_until: null,
  check_at: null,
} as const satisfies Partial<LinkRow>;
