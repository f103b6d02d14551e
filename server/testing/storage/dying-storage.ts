import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';

/** Storage whose writes fail while it is down. */
export function dyingStorage({ commit }: Storage, isDown: () => boolean): Pick<Storage, 'commit'> {
  return {
    commit: (work) => (isDown() ? Promise.reject(new StorageError('The disk is gone.')) : commit(work)),
  };
}
