import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/** Writes through the transaction it is given. It may run a second time, after a rollback. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

export interface GroupCommit {
  /**
   * Runs the work in a transaction that it may share with others, so that one sync of the disk serves many.
   * Resolves only after the commit is on disk. Rejects with a StorageError when this work is not stored.
   */
  commit<T>(work: Work<T>): Promise<T>;
  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void>;
}

interface Entry {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: StorageError): void;
}

/**
 * @param largestGroup how many works share one transaction at most
 * @param longestQueue how many works may wait; beyond that new ones are refused at once
 */
export function createGroupCommit(
  db: Kysely<Tables>,
  largestGroup = 256,
  longestQueue = 10_000,
): GroupCommit {
  const waiting: Entry[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have already arrived get to queue up before the transaction begins.
      await nextTurn();
      await store(waiting.splice(0, largestGroup));
    }
    draining = undefined;
  }

  async function store(group: Entry[]): Promise<void> {
    let isWorkAtFault = false;
    try {
      const values = await db.transaction().execute(async (transaction) => {
        isWorkAtFault = true;
        const results: unknown[] = [];
        for (const { work } of group) results.push(await work(transaction));
        isWorkAtFault = false;
        return results;
      });
      group.forEach(({ resolve }, index) => {
        resolve(values[index]);
      });
    } catch (cause) {
      // One bad row takes the whole transaction with it; alone, it takes only itself.
      if (isWorkAtFault && group.length > 1) for (const entry of group) await store([entry]);
      else
        for (const { reject } of group)
          reject(new StorageError('The transaction was rolled back.', { cause }));
    }
  }

  return {
    commit<T>(work: Work<T>): Promise<T> {
      if (waiting.length >= longestQueue) {
        return Promise.reject(new StorageError('Too many writes are waiting.'));
      }
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Entry['resolve'], reject });
        draining ??= drain();
      });
    },
    idle: () => draining ?? Promise.resolve(),
  };
}
