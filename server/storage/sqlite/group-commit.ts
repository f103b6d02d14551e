import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Work } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import { isLocked, retryAfterMs, systemTimer, type Timer } from './lock.ts';

export interface GroupCommitOptions {
  /** Maximum number of writes that share a transaction. */
  maxGroupSize?: number;
  /** Maximum number of waiting writes; beyond it new ones are rejected immediately. */
  maxQueueLength?: number;
  /** How long a write waits for another process that holds the write lock, in ms, before it is rejected. */
  lockTimeoutMs?: number;
  /** Runs before each commit. Throws if the database files are no longer the ones that were opened. */
  checkFiles?(): void;
  timer?: Timer;
}

interface Entry {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: StorageError): void;
  /** Its group contained a bad row, so it gets its own transaction. */
  isAlone?: boolean;
  /** Set when the database is first found locked while this waits. */
  deadlineMs?: number;
}

/**
 * Waits for the lock of another process without blocking the event loop. All waiting writes share the attempts: with
 * `busy_timeout` 0 each attempt returns immediately.
 */
export function createGroupCommit(
  db: Kysely<Tables>,
  {
    maxGroupSize = 256,
    maxQueueLength = 10_000,
    lockTimeoutMs = 2000,
    checkFiles = () => {},
    timer = systemTimer,
  }: GroupCommitOptions = {},
) {
  const waiting: Entry[] = [];
  let draining: Promise<void> | undefined;
  /** The transaction in progress. */
  let storing: Promise<void> | undefined;
  /** Pending while `pauseFor` has the database. */
  let paused: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have already arrived join the queue before the transaction begins.
      await nextTurn();
      while (paused) await paused;
      storing = storeNext();
      await storing;
    }
    storing = undefined;
    draining = undefined;
  }

  /** Writes leave the queue only after the transaction has begun, so they all wait for the lock together. */
  async function storeNext(): Promise<void> {
    let group: Entry[] = [];
    let isWorkAtFault = false;
    try {
      const values = await db.transaction().execute(async (transaction) => {
        group = takeGroup();
        isWorkAtFault = true;
        const results: unknown[] = [];
        for (const { work } of group) results.push(await work(transaction));
        isWorkAtFault = false;
        checkFiles();
        return results;
      });
      group.forEach(({ resolve }, index) => {
        resolve(values[index]);
      });
    } catch (cause) {
      if (group.length === 0 && isLocked(cause)) return waitForLock(cause);
      // One bad row rolls back the whole transaction. Alone, it only fails itself.
      if (isWorkAtFault && group.length > 1)
        waiting.unshift(...group.map((entry) => ({ ...entry, isAlone: true })));
      else refuse(group.length > 0 ? group : takeGroup(), 'The transaction was rolled back.', cause);
    }
  }

  function takeGroup(): Entry[] {
    return waiting.splice(0, waiting[0]?.isAlone ? 1 : maxGroupSize);
  }

  async function waitForLock(cause: unknown): Promise<void> {
    const now = timer.nowMs();
    for (const entry of waiting) entry.deadlineMs ??= now + lockTimeoutMs;
    const firstInTime = waiting.findIndex(({ deadlineMs = 0 }) => deadlineMs > now);
    const expired = waiting.splice(0, firstInTime < 0 ? waiting.length : firstInTime);
    refuse(expired, 'Another process holds the lock.', cause);
    if (waiting.length > 0) await timer.sleep(retryAfterMs);
  }

  function refuse(group: readonly Entry[], message: string, cause: unknown): void {
    for (const { reject } of group) reject(new StorageError(message, { cause }));
  }

  return {
    /**
     * Runs the work in a transaction that it can share with others: one disk sync serves many.
     * Resolves after the commit is on disk. Rejects with a StorageError if this write is not stored.
     */
    commit<T>(work: Work<T>): Promise<T> {
      if (waiting.length >= maxQueueLength) {
        return Promise.reject(new StorageError('Too many writes are waiting.'));
      }
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Entry['resolve'], reject });
        draining ??= drain();
      });
    },
    /** Lets writes wait, however long it takes, while the work has the database for itself. */
    async pauseFor<T>(work: () => Promise<T>): Promise<T> {
      while (paused) await paused;
      const end = Promise.withResolvers<void>();
      paused = end.promise;
      try {
        await storing;
        return await work();
      } finally {
        paused = undefined;
        end.resolve();
      }
    },
    /** Resolves when no write is waiting. */
    idle: () => draining ?? Promise.resolve(),
  };
}
