import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { requireLatest } from './migrate.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { databaseFile, openSqlite } from './sqlite/sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** Commands wait longer than the server does for visitors, and less than the server does at startup. */
const waitMs = 5000;

const unusable = 'Cannot use the database in DATABASE_URL';

type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the configured database and migrates it to the latest schema.
 * @throws Error that names the environment variable to fix
 */
export async function openStorage({ dataDir, databaseUrl }: StorageConfig): Promise<Storage> {
  return databaseUrl === undefined
    ? explained(openSqlite(dataDir), `Cannot store the database in DATA_DIR "${dataDir}"`)
    : explained(openPostgres(databaseUrl), unusable);
}

/**
 * Opens the database of a server, which can be running. Creates and migrates nothing.
 * @throws Error that names the environment variable to fix
 */
export async function openExisting({ dataDir, databaseUrl }: StorageConfig): Promise<Storage> {
  if (databaseUrl !== undefined) {
    const limits = { connectMs: waitMs, waitMs, statementMs: 60_000, connections: 2 };
    const opening = openPostgres(databaseUrl, { prepare: requireLatest, startTimeoutMs: waitMs, limits });
    return explained(opening, unusable);
  }
  requireFile(dataDir);
  const opening = openSqlite(dataDir, { prepare: requireLatest, busyMs: waitMs });
  return explained(opening, `Cannot use the database in DATA_DIR "${dataDir}"`);
}

async function explained(opening: Promise<Storage>, message: string): Promise<Storage> {
  return opening.catch((cause: unknown) => {
    throw new Error(message, { cause });
  });
}

function requireFile(dataDir: string): void {
  try {
    statSync(join(dataDir, databaseFile));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new Error(`Permission denied reading DATA_DIR "${dataDir}": run as the server's user.`);
    throw new Error(
      `No database in DATA_DIR "${dataDir}": set it to the server's folder, or set DATABASE_URL.`,
    );
  }
}
