import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes through the transaction it is given. It can run a second time after a rollback. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** The database, SQLite or PostgreSQL. */
export interface Storage {
  /** For reads. Everything that must survive goes through `commit`. */
  db: Kysely<Tables>;
  /** Resolves when the write is on disk. Rejects with a StorageError if that is not certain. */
  commit<T>(work: Work<T>): Promise<T>;
  /** Resolves if a commit would succeed now; rejects with a StorageError otherwise. */
  ping(): Promise<void>;
  /** Stores pending writes, then closes. */
  close(): Promise<void>;
}
