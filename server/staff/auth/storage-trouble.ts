import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageError } from '../../storage/storage-error.ts';

/**
 * Remembers the trouble that storage had while a call ran. better-auth takes some of it for an answer: a session that
 * could not be read for none, and one that could not be deleted for gone.
 */
export interface StorageTrouble {
  /** Rejects with the StorageError that was noted meanwhile, whatever came of the work. */
  around<T>(work: () => Promise<T>): Promise<T>;
  /** Does something with storage, and notes when it fails. */
  noting<T>(work: () => Promise<T>): Promise<T>;
}

export function createStorageTrouble(): StorageTrouble {
  const calls = new AsyncLocalStorage<{ error?: StorageError }>();
  return {
    async around(work) {
      const call: { error?: StorageError } = {};
      const [ended] = await Promise.allSettled([calls.run(call, work)]);
      if (call.error) throw call.error;
      if (ended.status === 'rejected') throw ended.reason;
      return ended.value;
    },
    async noting(work) {
      try {
        return await work();
      } catch (cause) {
        const error =
          cause instanceof StorageError ? cause : new StorageError('It could not be read.', { cause });
        const call = calls.getStore();
        if (call) call.error ??= error;
        throw error;
      }
    },
  };
}
