import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageError } from '../../storage/storage-error.ts';

export type StorageErrors = ReturnType<typeof createStorageErrors>;

/**
 * Surfaces storage errors that better-auth swallows: it treats a session it could not read as missing, and one it could
 * not delete as deleted.
 */
export function createStorageErrors() {
  const calls = new AsyncLocalStorage<{ error?: StorageError }>();
  return {
    /** Rejects with the first StorageError recorded during the work, whatever the work returned. */
    async surface<T>(work: () => Promise<T>): Promise<T> {
      const call: { error?: StorageError } = {};
      const [ended] = await Promise.allSettled([calls.run(call, work)]);
      if (call.error) throw call.error;
      if (ended.status === 'rejected') throw ended.reason;
      return ended.value;
    },
    /** Runs a storage operation and records its failure. */
    async record<T>(work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (cause) {
        const error = cause instanceof StorageError ? cause : new StorageError('The read failed.', { cause });
        const call = calls.getStore();
        if (call) call.error ??= error;
        throw error;
      }
    },
  };
}
