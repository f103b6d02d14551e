import { sql, type Transaction } from 'kysely';
import { countOne, type RateLimit, uncountOne } from '../../limits/rate-limit.ts';
import type { Tables } from '../../storage/tables.ts';

/** The delay doubles from a second to a minute. */
const minDelayMs = 1000;
const maxDelayMs = 60_000;

/** One row of `rate_limits` that an attempt counts toward. */
export interface Counter {
  key: string;
  /** @returns ms to wait when the attempt is refused, and then counts nothing; otherwise undefined */
  count(trx: Transaction<Tables>, now: Date): Promise<number | undefined>;
}

/** Refuses everything beyond the limit until the window ends. */
export function fixedWindow(limit: RateLimit): Counter {
  return { key: limit.key, count: (trx, now) => countOne(trx, limit, now) };
}

/**
 * From the limit on, lets one attempt through and refuses the next ones for a delay that grows with each, so strangers
 * slow an account down and cannot lock it. The count is forgotten one window after the last attempt.
 */
export function growingDelay({ key, limit, windowMs }: RateLimit): Counter {
  return {
    key,
    async count(trx, now) {
      const points = await countSliding(trx, key, new Date(now.getTime() + windowMs), now);
      if (points < limit) return undefined;
      const pause = { key: `${key}, pause`, limit: 1, windowMs: delayMs(points - limit) };
      const retryAfterMs = await countOne(trx, pause, now);
      if (retryAfterMs !== undefined) await uncountOne(trx, key);
      return retryAfterMs;
    },
  };
}

/** Counts toward all, or toward none when one refuses. @returns ms to wait when refused */
export async function countInOrder(
  trx: Transaction<Tables>,
  counters: readonly Counter[],
  now: Date,
): Promise<number | undefined> {
  for (const [index, counter] of counters.entries()) {
    const retryAfterMs = await counter.count(trx, now);
    if (retryAfterMs === undefined) continue;
    for (const { key } of counters.slice(0, index)) await uncountOne(trx, key);
    return retryAfterMs;
  }
  return undefined;
}

function delayMs(excess: number): number {
  return Math.min(maxDelayMs, minDelayMs * 2 ** excess);
}

/** @returns the count, this one included */
async function countSliding(
  trx: Transaction<Tables>,
  key: string,
  expiresAt: Date,
  now: Date,
): Promise<number> {
  const expires_at = expiresAt.toISOString();
  const { points } = await trx
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when rate_limits.expires_at <= ${now.toISOString()} then 1 else rate_limits.points + 1 end`,
        expires_at,
      }),
    )
    .returning('points')
    .executeTakeFirstOrThrow();
  return points;
}
