import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes through the transaction it is given. It can run a second time after a rollback. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

export interface CleanRequest {
  /** The tables that had such rows. SQLite cleans its whole file. */
  tables: readonly string[];
  /** A larger table, or SQLite file, is left for later: writes would wait for too long. */
  maxBytes: number;
}

/** `busy`: others used the database, so trying again soon helps. `too large`: something is above `maxBytes`. */
export type CleanResult = 'clean' | 'busy' | 'too large';

/** The database, SQLite or PostgreSQL. */
export interface Storage {
  /** For reads. Everything that must survive goes through `commit`. */
  db: Kysely<Tables>;
  /** Resolves when the write is on disk. Rejects with a StorageError if that is not certain. */
  commit<T>(work: Work<T>): Promise<T>;
  /** Resolves if a commit would succeed now; rejects with a StorageError otherwise. */
  ping(): Promise<void>;
  /**
   * Removes from the database's files what deleted and overwritten rows left in them. Writes wait in the meantime.
   */
  cleanFiles(request: CleanRequest): Promise<CleanResult>;
  /** Stores pending writes, then closes. */
  close(): Promise<void>;
}
