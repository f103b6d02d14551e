import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { requireLatest } from './migrate.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { databaseFile, openSqlite } from './sqlite/sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** Commands wait longer than the server does for visitors, and less than the server does at startup. */
const waitMs = 5000;

/**
 * Opens the database of a server, which can be running. Creates and migrates nothing.
 * @throws Error that names the environment variable to fix
 */
export async function openExisting({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  if (databaseUrl !== undefined) {
    const limits = { connectMs: waitMs, waitMs, statementMs: 60_000, connections: 2 };
    const options = { prepare: requireLatest, startTimeoutMs: waitMs, limits };
    return openPostgres(databaseUrl, options).catch((cause: unknown) => {
      throw new Error('Cannot use the database in DATABASE_URL', { cause });
    });
  }
  requireFile(dataDir);
  return openSqlite(dataDir, { prepare: requireLatest, busyMs: waitMs }).catch((cause: unknown) => {
    throw new Error(`Cannot use the database in DATA_DIR "${dataDir}"`, { cause });
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
