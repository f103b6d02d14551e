import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes through the transaction it is given. It may run a second time, after a rollback. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Where everything is kept, whichever database it is. */
export interface Storage {
  /** For reading. Whatever must survive goes through `commit`. */
  db: Kysely<Tables>;
  /** Resolves when the work is on disk, rejects with a StorageError when that is not known. */
  commit<T>(work: Work<T>): Promise<T>;
  /** Resolves when something could be written on the way that leads take; rejects with a StorageError otherwise. */
  ping(): Promise<void>;
  /** Lets what is waiting be stored, then closes. */
  close(): Promise<void>;
}
