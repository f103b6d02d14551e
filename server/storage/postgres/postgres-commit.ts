import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Storage, Work } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import type { Outage } from './outage.ts';
import { isConflict, isConnectionLost } from './postgres-errors.ts';

/** Maximum time for a commit in ms, even if the database hangs. */
export const commitMs = 6000;

/** Retries start only within this time, in ms, so they can finish before `commitMs`. */
const retryWithinMs = 2000;

/** Each write has its own transaction and connection. In a group, all would wait for a row lock that one needs. */
export function createPostgresCommit(db: Kysely<Tables>, outage: Outage): Storage['commit'] {
  return async <T>(work: Work<T>): Promise<T> => {
    const timeout = new AbortController();
    try {
      return await Promise.race([commitWithRetries(work), rejectAfter(commitMs, timeout.signal)]);
    } catch (cause) {
      if (cause instanceof StorageError) throw cause;
      throw new StorageError('The transaction was not committed.', { cause });
    } finally {
      timeout.abort();
    }
  };

  async function commitWithRetries<T>(work: Work<T>): Promise<T> {
    const started = performance.now();
    const leftMs = () => retryWithinMs - (performance.now() - started);
    if (outage.isOngoing() && !(await outage.waitForEnd(leftMs())))
      throw new StorageError('The database is unreachable.');
    for (;;) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        const canRetry = isConnectionLost(error)
          ? await outage.waitForEnd(leftMs())
          : isConflict(error) && leftMs() > 0;
        if (!canRetry) throw error;
        // A random delay keeps the same transactions from conflicting again.
        await sleep(50 + Math.random() * 100);
      }
    }
  }
}

async function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal });
  throw new StorageError(`The database did not commit within ${ms} ms.`);
}
