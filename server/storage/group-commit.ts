import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isLocked, retryAfterMs, systemTimer, type Timer } from './lock.ts';
import type { Work } from './storage.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

export interface GroupCommit {
  /**
   * Runs the work in a transaction that it may share with others, so that one sync of the disk serves many.
   * Resolves only after the commit is on disk. Rejects with a StorageError when this work is not stored.
   */
  commit<T>(work: Work<T>): Promise<T>;
  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void>;
}

export interface GroupCommitOptions {
  /** How many works share one transaction at most. */
  largestGroup?: number;
  /** How many works may wait; beyond that new ones are refused at once. */
  longestQueue?: number;
  /** How long a work waits, in ms, for another program that holds the write lock; then it is refused. */
  patienceMs?: number;
  /** Runs before each commit; throws when what is committed would not be found again. */
  checkPlace?(): void;
  timer?: Timer;
}

interface Entry {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: StorageError): void;
  /** It was in a group with a bad row, so that it gets a transaction of its own. */
  isAlone?: boolean;
  /** Set when the database is first found locked while this waits. */
  deadlineMs?: number;
}

/**
 * The lock of another program is waited for without holding up the event loop, and everybody who waits shares the
 * tries: with `busy_timeout` 0 each try is over at once.
 */
export function createGroupCommit(
  db: Kysely<Tables>,
  {
    largestGroup = 256,
    longestQueue = 10_000,
    patienceMs = 2000,
    checkPlace = () => {},
    timer = systemTimer,
  }: GroupCommitOptions = {},
): GroupCommit {
  const waiting: Entry[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have already arrived get to queue up before the transaction begins.
      await nextTurn();
      await storeNext();
    }
    draining = undefined;
  }

  /** Nobody leaves the queue before the transaction has begun, so that a wait for the lock is everybody's. */
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
        checkPlace();
        return results;
      });
      group.forEach(({ resolve }, index) => {
        resolve(values[index]);
      });
    } catch (cause) {
      if (group.length === 0 && isLocked(cause)) return waitForLock(cause);
      // One bad row takes the whole transaction with it; alone, it takes only itself.
      if (isWorkAtFault && group.length > 1)
        waiting.unshift(...group.map((entry) => ({ ...entry, isAlone: true })));
      else refuse(group.length > 0 ? group : takeGroup(), 'The transaction was rolled back.', cause);
    }
  }

  function takeGroup(): Entry[] {
    return waiting.splice(0, waiting[0]?.isAlone ? 1 : largestGroup);
  }

  async function waitForLock(cause: unknown): Promise<void> {
    const now = timer.nowMs();
    for (const entry of waiting) entry.deadlineMs ??= now + patienceMs;
    const isInTime = ({ deadlineMs = 0 }: Entry) => deadlineMs > now;
    const late = waiting.findIndex(isInTime);
    refuse(waiting.splice(0, late < 0 ? waiting.length : late), 'Another program holds the lock.', cause);
    if (waiting.length > 0) await timer.sleep(retryAfterMs);
  }

  function refuse(group: readonly Entry[], message: string, cause: unknown): void {
    for (const { reject } of group) reject(new StorageError(message, { cause }));
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
