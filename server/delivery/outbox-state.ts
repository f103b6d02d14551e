import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';

export interface OutboxState {
  target: string;
  status: 'pending' | 'dead';
  count: number;
  oldest: Date;
}

/** What has not been delivered, summed up. */
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
    // PostgreSQL counts in 64 bits, which come as text.
    count: Number(count),
    oldest: new Date(oldest),
  }));
}
