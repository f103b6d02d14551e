import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** What became of the reports to one target. */
export interface ConversionCounts {
  target: string;
  delivered: number;
  pending: number;
  dead: number;
  /** Of the newest delivery that failed last; null if none did. */
  lastError: string | null;
}

/** The conversions of all time, by target; only targets with any. */
export async function countConversions(db: Kysely<Tables>): Promise<ConversionCounts[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['target', 'status', sql<number>`count(*)`.as('count')])
    .where(isConversion)
    .groupBy(['target', 'status'])
    .orderBy('target')
    .execute();
  const counts: ConversionCounts[] = [];
  for (const [target, states] of Map.groupBy(rows, (row) => row.target)) {
    // PostgreSQL returns 64-bit counts as strings.
    const count = (wanted: string) => Number(states.find(({ status }) => status === wanted)?.count ?? 0);
    const failed = await db
      .selectFrom('outbox')
      .select('last_error')
      .where('target', '=', target)
      .where('last_error', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    counts.push({
      target,
      delivered: count('delivered'),
      pending: count('pending'),
      dead: count('dead'),
      lastError: failed?.last_error ?? null,
    });
  }
  return counts;
}

/** The newest requests that Google accepted for a target, newest first. */
export async function lastRequests(
  db: Kysely<Tables>,
  target: string,
  count: number,
): Promise<{ id: string; events: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['accepted_by', sql<number>`count(*)`.as('events'), sql<string>`max(delivered_at)`.as('at')])
    .where('target', '=', target)
    .where('status', '=', 'delivered')
    .where('accepted_by', 'is not', null)
    .groupBy('accepted_by')
    .orderBy('at', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ accepted_by, events }) => ({ id: accepted_by ?? '', events: Number(events) }));
}

/** The names of `ConversionTarget`. */
const isConversion = sql<boolean>`(target like 'google-%' or target like 'meta-%')`;
