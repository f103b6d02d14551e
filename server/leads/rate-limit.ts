import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { takeTurn } from '../storage/take-turn.ts';

export interface RateLimit {
  /** What is counted, such as `leads of 203.0.113.7`. */
  key: string;
  /** How often within the window. */
  limit: number;
  windowMs: number;
}

/**
 * Counts one more, within the transaction of what is counted, so that both are kept or neither.
 * `rate-limiter-flexible` has no store that takes part in a transaction; this is one statement.
 * @returns ms until the window ends when the limit is reached, and counts nothing then; otherwise undefined
 */
export async function countOne(
  trx: Transaction<Tables>,
  { key, limit, windowMs }: RateLimit,
  now: Date,
): Promise<number | undefined> {
  await takeTurn(trx, key);
  const known = await trx
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (known && known.points >= limit) return Date.parse(known.expires_at) - now.getTime();
  const fresh = { points: 1, expires_at: new Date(now.getTime() + windowMs).toISOString() };
  await trx
    .insertInto('rate_limits')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(known ? ({ eb }) => ({ points: eb('rate_limits.points', '+', 1) }) : fresh),
    )
    .execute();
  return undefined;
}

/** Forgets windows that are over. */
export async function forgetOldLimits(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('rate_limits').where('expires_at', '<=', now.toISOString()).execute();
}
