import { type Kysely, sql, type Transaction } from 'kysely';
import { isoAfter } from '../lib/clock.ts';
import type { Tables } from '../storage/tables.ts';

export interface RateLimit {
  /** Identifies the counter, e.g. `leads of 203.0.113.7`. */
  key: string;
  /** Maximum count per window; 0 disables the limit. */
  limit: number;
  windowMs: number;
}

/**
 * Counts within the transaction of the counted event, so both are stored or neither. `rate-limiter-flexible` has no
 * transactional store; this is one statement.
 * @returns ms until the window ends when the limit is reached, without counting; otherwise undefined
 */
export async function countOne(
  trx: Transaction<Tables>,
  { key, limit, windowMs }: RateLimit,
  now: Date,
): Promise<number | undefined> {
  if (limit === 0) return undefined;
  const at = now.toISOString();
  const end = isoAfter(now, windowMs);
  const isOver = sql<boolean>`rate_limits.expires_at <= ${at}`;
  const counted = await trx
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: end })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql`case when ${isOver} then 1 else rate_limits.points + 1 end`,
          expires_at: sql`case when ${isOver} then ${end} else rate_limits.expires_at end`,
        })
        .where(({ or, eb }) => or([isOver, eb('rate_limits.points', '<', limit)])),
    )
    .returning('key')
    .executeTakeFirst();
  return counted ? undefined : msUntilAllowed(trx, { key, limit }, now);
}

/** @returns ms until the window ends if the limit is reached; otherwise undefined */
export async function msUntilAllowed(
  db: Kysely<Tables>,
  { key, limit }: Omit<RateLimit, 'windowMs'>,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .where('points', '>=', limit)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && Date.parse(row.expires_at) - now.getTime();
}

export async function deleteExpiredLimits(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
}

/** Reverts one count. */
export async function uncountOne(trx: Transaction<Tables>, key: string): Promise<void> {
  await trx
    .updateTable('rate_limits')
    .set(({ eb }) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}
