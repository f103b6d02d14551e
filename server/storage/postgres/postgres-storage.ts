import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { cleanTables } from './clean-tables.ts';
import { createOutage } from './outage.ts';
import { createPool, type PostgresLimits, probePostgres } from './postgres-client.ts';
import { commitMs, createPostgresCommit } from './postgres-commit.ts';
import { isConnectionLost } from './postgres-errors.ts';

/** At startup the server waits for the database to start too, and for the migrations of other servers. */
const startLimits: PostgresLimits = { connectMs: 5000, waitMs: 5000, statementMs: 120_000, connections: 1 };
const defaultStartTimeoutMs = 30_000;
const startRetryMs = 500;

/**
 * In a rush, requests wait for a connection until their commit times out. A read outside of a commit takes at most
 * `waitMs` and `statementMs` together: visitors get an answer within 10 s, even if the database hangs.
 */
const servingLimits: PostgresLimits = {
  connectMs: 2500,
  waitMs: commitMs,
  statementMs: 3500,
  connections: 10,
};

export interface PostgresOptions {
  /** Runs before the storage is used. */
  prepare?(db: Kysely<Tables>): Promise<void>;
  /** How long to wait for a database that is not reachable yet, in ms. */
  startTimeoutMs?: number;
  limits?: PostgresLimits;
}

/**
 * Opens a PostgreSQL database and migrates it; servers that start together take turns.
 * @param url such as `postgres://user:password@host:5432/name`
 */
export async function openPostgres(
  url: string,
  { prepare = migrate, startTimeoutMs = defaultStartTimeoutMs, limits = servingLimits }: PostgresOptions = {},
): Promise<Storage> {
  const starting = connect(url, startLimits);
  try {
    await waitUntilReachable(() => sql`select 1`.execute(starting), startTimeoutMs);
    await prepare(starting);
  } finally {
    await starting.destroy();
  }
  const db = connect(url, limits);
  const commit = createPostgresCommit(
    db,
    createOutage(() => probePostgres(url, limits.connectMs)),
  );
  return {
    db,
    commit,
    async ping() {
      // PostgreSQL assigns a transaction id only where something can be written.
      await commit((transaction) => sql`select pg_current_xact_id()`.execute(transaction));
    },
    cleanFiles: (request) => cleanTables(url, request),
    close: () => db.destroy(),
  };
}

function connect(url: string, limits: PostgresLimits): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, limits) }) });
}

async function waitUntilReachable(ask: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  const started = performance.now();
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() - started > timeoutMs) throw error;
      await sleep(startRetryMs);
    }
  }
}
