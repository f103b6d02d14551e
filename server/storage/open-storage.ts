import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { createGroupCommit, type Work } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

export const databaseFile = 'landing-pages.sqlite';

/** How long a statement waits for another process that holds the write lock; meanwhile nothing else is answered. */
const busyTimeoutMs = 2000;

export interface Storage {
  /** For reading. Whatever must survive goes through `commit`. */
  db: Kysely<Tables>;
  /** Resolves when the work is on disk, rejects with a StorageError when it is not. See `group-commit.ts`. */
  commit<T>(work: Work<T>): Promise<T>;
  /** Rejects with a StorageError when the database does not answer. */
  ping(): Promise<void>;
  /** Lets what is waiting be stored, then closes the files. */
  close(): Promise<void>;
}

/** Opens or creates the SQLite file in the folder (created when missing, readable by its owner only). */
export async function openStorage(folder: string): Promise<Storage> {
  makeFolder(folder);
  const database = openDatabase(join(folder, databaseFile));
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  // A power cut must not take the directory entries of files whose contents are already synced.
  for (const path of [folder, dirname(resolve(folder))]) syncFolder(path);
  const group = createGroupCommit(db);
  return {
    db,
    commit: group.commit,
    ping: () => ping(db),
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

/** Step by step: Node's own recursion never ends where a file system refuses new folders, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(resolve(folder));
  if (parent !== resolve(folder)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same moment may have been first.
    if (!existsSync(folder)) throw error;
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  const mode = database.prepare('pragma journal_mode = wal').get()?.journal_mode;
  if (mode !== 'wal') {
    database.close();
    throw new StorageError(
      `The file system of ${path} cannot hold a write-ahead log; choose another DATA_DIR.`,
    );
  }
  // FULL syncs the log at every commit: an answered lead survives a power cut, not only a crash.
  database.exec('pragma synchronous = full');
  return database;
}

async function ping(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new StorageError('The database does not answer.', { cause });
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
