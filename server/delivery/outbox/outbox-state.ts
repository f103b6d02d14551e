import { sql } from 'kysely';
import type { Storage } from '../../storage/storage.ts';

export interface OutboxState {
  target: string;
  status: 'pending' | 'dead';
  count: number;
  oldest: Date;
}

/** Undelivered rows, counted by target and status. */
export async function pendingByTarget(db: Storage['db']): Promise<OutboxState[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'target',
      'status',
      sql<number>`count(*)`.as('count'),
      sql<string>`min(created_at)`.as('oldest'),
    ])
    .where('status', 'in', ['pending', 'dead'])
    .groupBy(['target', 'status'])
    .orderBy('target')
    .execute();
  return rows.map(({ target, status, count, oldest }) => ({
    target,
    status: status === 'dead' ? 'dead' : 'pending',
    // PostgreSQL returns 64-bit counts as strings.
    count: Number(count),
    oldest: new Date(oldest),
  }));
}
