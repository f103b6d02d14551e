import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';

/** Cents by where they are added up. All three are equal, or the numbers are wrong. */
export interface MoneyTotals {
  /** What was paid and what was refunded, of the payments themselves. */
  payments: Sums;
  /** The same, of the chain from ads to payments. */
  chain: Sums;
  /** The dated refunds. */
  refunds: number;
}

interface Sums {
  paid: number;
  refunded: number;
}

/**
 * Dates refunds that a server of an earlier version recorded, then compares the money in all tables that have it.
 * @returns the difference in cents; 0 if they agree
 */
export async function reconcileMoney(
  { commit }: Pick<Storage, 'commit'>,
  now: Date,
  logger: Pick<Logger, 'error'>,
): Promise<number> {
  const totals = await commit(async (trx) => {
    await dateRefunds(trx, now);
    return readTotals(trx);
  });
  const { payments, chain, refunds } = totals;
  const difference =
    Math.abs(payments.paid - chain.paid) +
    Math.abs(payments.refunded - chain.refunded) +
    Math.abs(payments.refunded - refunds);
  if (difference > 0) logger.error({ totals }, 'the money in the numbers differs from the payments');
  return difference;
}

async function dateRefunds(trx: Transaction<Tables>, now: Date): Promise<void> {
  await sql`insert into payment_refunds (link_id, at, cents)
    select id, ${now.toISOString()}, refunded_cents - dated from (
      select id, refunded_cents, coalesce(
        (select sum(cents) from payment_refunds where link_id = payment_links.id), 0) as dated
      from payment_links) as links
    where refunded_cents <> dated`.execute(trx);
}

/** In one statement, because payments can arrive between two. */
export async function readTotals(db: Kysely<Tables>): Promise<MoneyTotals> {
  const { rows } = await sql<Record<'paid' | 'refunded' | 'chainPaid' | 'chainRefunded' | 'dated', number>>`
    with payments as (
      select coalesce(sum(case when paid_at is null then 0 else amount_cents end), 0) as paid,
        coalesce(sum(refunded_cents), 0) as refunded from payment_links
    ), chained as (
      select coalesce(sum(paid_cents), 0) as paid, coalesce(sum(refunded_cents), 0) as refunded from chain
    ), refunds as (
      select coalesce(sum(cents), 0) as cents from payment_refunds
    )
    select payments.paid, payments.refunded, chained.paid as "chainPaid",
      chained.refunded as "chainRefunded", refunds.cents as dated
    from payments, chained, refunds`.execute(db);
  // PostgreSQL returns sums as text.
  const cents = (name: keyof (typeof rows)[number]) => Number(rows[0]?.[name]);
  return {
    payments: { paid: cents('paid'), refunded: cents('refunded') },
    chain: { paid: cents('chainPaid'), refunded: cents('chainRefunded') },
    refunds: cents('dated'),
  };
}
