import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { makeFolder, syncFolder } from '../make-folder.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import { rememberFiles, secureFiles } from './database-files.ts';
import { createGroupCommit } from './group-commit.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { emptyLog, vacuum } from './vacuum.ts';

export const databaseFile = 'landing-pages.sqlite';

/** How long startup waits for another process that holds the lock, in ms. No requests are served yet. */
const startTimeoutMs = 10_000;

export interface SqliteOptions {
  /** Runs before the storage is used. */
  prepare?(db: Kysely<Tables>): Promise<void>;
  /** How long each statement waits inside SQLite for a lock, in ms. This blocks the whole process. */
  busyMs?: number;
}

/** Opens or creates the SQLite file in the folder, which is created if missing and readable by its owner only. */
export async function openSqlite(
  folder: string,
  { prepare = migrate, busyMs = 0 }: SqliteOptions = {},
): Promise<Storage> {
  makeFolder(folder);
  const path = join(folder, databaseFile);
  secureFiles(path);
  const database = openDatabase(path);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  try {
    await prepare(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  // A power cut must not lose the directory entries of files whose contents are synced.
  for (const path of [folder, dirname(resolve(folder))]) syncFolder(path);
  // A statement that waits for a lock blocks the event loop. From here on the group commit waits instead.
  database.exec(`pragma busy_timeout = ${busyMs}`);
  const group = createGroupCommit(db, { checkFiles: rememberFiles(path) });
  return {
    db,
    commit: group.commit,
    ping: createPing(group.commit),
    async cleanFiles({ maxBytes }) {
      const isSmall = statSync(path).size <= maxBytes;
      // What was deleted is in the log, too, whatever the size of the database.
      await group.pauseFor(() => (isSmall ? vacuum(path) : emptyLog(path)));
      return isSmall ? 'clean' : 'too large';
    },
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: startTimeoutMs, enableForeignKeyConstraints: true });
  const mode = database.prepare('pragma journal_mode = wal').get()?.journal_mode;
  if (mode !== 'wal') {
    database.close();
    throw new StorageError(
      `The file system of ${path} does not support write-ahead logging; choose another DATA_DIR.`,
    );
  }
  // Overwrites what is deleted with zeros. Source: sqlite.org/pragma.html
  database.exec('pragma secure_delete = on');
  // FULL syncs the log at every commit: an accepted lead survives a power cut, not only a crash.
  database.exec('pragma synchronous = full');
  return database;
}

/** Rewrites the database header in a group with waiting leads. Concurrent pings share one write. */
function createPing(commit: Storage['commit']): Storage['ping'] {
  let pending: Promise<void> | undefined;
  const touch = async () => {
    await commit((transaction) => sql`pragma user_version = 0`.execute(transaction));
  };
  return () => {
    pending ??= touch().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
