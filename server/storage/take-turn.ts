import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether several servers write at the same time. SQLite has one writer, who holds the lock to its end. */
export function hasManyWriters(trx: Transaction<Tables>): boolean {
  return trx.getExecutor().adapter instanceof PostgresAdapter;
}

/** Transactions that name the same thing take turns from here to their end. */
export async function takeTurn(trx: Transaction<Tables>, name: string): Promise<void> {
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
