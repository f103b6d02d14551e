import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { createPool, type PostgresLimits } from './postgres-client.ts';
import { isPassing } from './postgres-errors.ts';
import type { Storage, Work } from './storage.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/** A start waits for a database that starts as well, and for another server's migrations. */
const startLimits: PostgresLimits = { connectMs: 5000, waitMs: 5000, statementMs: 120_000, connections: 1 };
const startPatienceMs = 30_000;
const startRetryMs = 500;

/** Whoever waits for an answer gets one within this time, in ms, whatever the database does. */
const commitMs = 7000;

/** In a rush all wait their turn, as long as there is an answer to wait for. */
const servingLimits: PostgresLimits = {
  connectMs: 2500,
  waitMs: commitMs,
  statementMs: 3500,
  connections: 10,
};

/** Work is only begun anew as long as it can still be finished in time. */
const retryWithinMs = 2000;

export interface PostgresOptions {
  /** Runs before anybody is served. */
  prepare?(db: Kysely<Tables>): Promise<void>;
  /** How long a database is waited for that is not there yet, in ms. */
  patienceMs?: number;
  limits?: PostgresLimits;
}

/**
 * Opens a PostgreSQL database and migrates it; servers that start together take turns.
 * @param url as in `postgres://user:password@host:5432/name`
 */
export async function openPostgres(
  url: string,
  { prepare = migrate, patienceMs = startPatienceMs, limits = servingLimits }: PostgresOptions = {},
): Promise<Storage> {
  await useOnce(url, async (db) => {
    await whenReachable(() => sql`select 1`.execute(db), patienceMs);
    await prepare(db);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(url, limits) }) });
  const commit = createCommit(db);
  return {
    db,
    commit,
    async ping() {
      // A transaction id is given out only where something may be written.
      await commit((transaction) => sql`select pg_current_xact_id()`.execute(transaction));
    },
    close: () => db.destroy(),
  };
}

async function useOnce(url: string, use: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(url, startLimits) }) });
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}

async function whenReachable(ask: () => Promise<unknown>, patienceMs: number): Promise<void> {
  const started = performance.now();
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isPassing(error) || performance.now() - started > patienceMs) throw error;
      await sleep(startRetryMs);
    }
  }
}

/** Each work has its own transaction and connection: a group that waits for one row's lock would wait as a whole. */
function createCommit(db: Kysely<Tables>): Storage['commit'] {
  return async <T>(work: Work<T>): Promise<T> => {
    const begun = tryOften(db, work);
    // Whoever stops waiting need not hear how it ended.
    begun.catch(() => {});
    const late = new AbortController();
    try {
      return await Promise.race([begun, tooLate(late.signal)]);
    } catch (cause) {
      if (cause instanceof StorageError) throw cause;
      throw new StorageError('The transaction was not committed.', { cause });
    } finally {
      late.abort();
    }
  };
}

async function tryOften<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  const started = performance.now();
  for (;;) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isPassing(error) || performance.now() - started > retryWithinMs) throw error;
      await sleep(50 + Math.random() * 100);
    }
  }
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await sleep(commitMs, undefined, { signal });
  throw new StorageError(`The database did not commit within ${commitMs} ms.`);
}
