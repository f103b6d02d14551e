import { setImmediate as nextTurn } from 'node:timers/promises';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Db } from './sums.ts';

export type Reading<Result> = (db: Db) => Promise<Result>;

/** Connections to PostgreSQL that one request for numbers uses, of a pool that visitors share. */
const maxConnections = 4;

/**
 * Runs queries a few at a time. On SQLite, each blocks the process while it runs, so there is one per turn of the event loop,
 * and visitors' requests run in between.
 */
export function createTurns(db: Db): <Result>(reading: Reading<Result>) => Promise<Result> {
  const limit = hasManyWriters(db) ? maxConnections : 1;
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (reading) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await nextTurn();
      return await reading(db);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
