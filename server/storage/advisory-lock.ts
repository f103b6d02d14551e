import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether several servers can write at once. SQLite has a single writer, which holds the lock for its transaction. */
export function hasManyWriters(trx: Pick<Transaction<Tables>, 'getExecutor'>): boolean {
  return trx.getExecutor().adapter instanceof PostgresAdapter;
}

/** Serializes the transactions that lock the same name, from this call until each one ends. */
export async function acquireAdvisoryLock(trx: Transaction<Tables>, name: string): Promise<void> {
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Lets the transaction commit without waiting for the disk. If PostgreSQL crashes in the next moments, it can lose the whole
 * transaction, so this is only for what may be lost. SQLite commits it together with others, on disk.
 */
export async function skipDiskSync(trx: Transaction<Tables>): Promise<void> {
  if (hasManyWriters(trx)) await sql`set local synchronous_commit = off`.execute(trx);
}
