import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

type Refunded = Pick<Tables['payment_links'], 'id' | 'refunded_cents'>;

/** Dates a change of what was refunded: the link itself has only the sum. */
export async function recordRefund(
  trx: Transaction<Tables>,
  before: Refunded,
  after: Refunded,
  now: Date,
): Promise<void> {
  const cents = after.refunded_cents - before.refunded_cents;
  if (cents === 0) return;
  await trx
    .insertInto('payment_refunds')
    .values({ link_id: after.id, at: now.toISOString(), cents })
    .execute();
}
