import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { rememberFiles, secureFiles } from './database-files.ts';
import { createGroupCommit } from './group-commit.ts';
import { makeFolder, syncFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

export const databaseFile = 'landing-pages.sqlite';

/** How long a start waits for another program that holds the lock; nobody is served yet who could be held up. */
const startPatienceMs = 10_000;

export interface SqliteOptions {
  /** Runs before anybody is served. */
  prepare?(db: Kysely<Tables>): Promise<void>;
  /** How long each statement waits inside SQLite for a lock, in ms; all of this process stands still meanwhile. */
  busyMs?: number;
}

/** Opens or creates the SQLite file in the folder (created when missing, readable by its owner only). */
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
  // A power cut must not take the directory entries of files whose contents are already synced.
  for (const place of [folder, dirname(resolve(folder))]) syncFolder(place);
  // From here on a statement that met a lock would hold up everybody: the group commit waits for it, outside SQLite.
  database.exec(`pragma busy_timeout = ${busyMs}`);
  const group = createGroupCommit(db, { checkPlace: rememberFiles(path) });
  return {
    db,
    commit: group.commit,
    ping: createPing(group.commit),
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: startPatienceMs, enableForeignKeyConstraints: true });
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

/** Writes the header of the database anew, in a group with the leads that wait; pings that come together share it. */
function createPing(commit: Storage['commit']): Storage['ping'] {
  let underWay: Promise<void> | undefined;
  const touch = async () => {
    await commit((transaction) => sql`pragma user_version = 0`.execute(transaction));
  };
  return () => {
    underWay ??= touch().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
