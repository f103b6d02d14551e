import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { requireNewest } from './migrate.ts';
import { openPostgres } from './postgres-storage.ts';
import { databaseFile, openSqlite } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** A person waits, and nobody else is held up: longer than a server would, and not as long as its start. */
const patienceMs = 5000;

/**
 * Opens the database of a server, which may be running. Makes and migrates nothing.
 * @throws Error that names the variable at fault
 */
export async function openExisting({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  if (databaseUrl !== undefined) {
    const limits = { connectMs: patienceMs, waitMs: patienceMs, statementMs: 60_000, connections: 2 };
    return openPostgres(databaseUrl, { prepare: requireNewest, patienceMs, limits }).catch(
      (cause: unknown) => {
        throw new Error('The database of DATABASE_URL cannot be used', { cause });
      },
    );
  }
  requireFile(dataDir);
  return openSqlite(dataDir, { prepare: requireNewest, busyMs: patienceMs }).catch((cause: unknown) => {
    throw new Error(`The database in DATA_DIR "${dataDir}" cannot be used`, { cause });
  });
}

function requireFile(dataDir: string): void {
  try {
    statSync(join(dataDir, databaseFile));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new Error(`DATA_DIR "${dataDir}" may not be read: use the server's account.`);
    throw new Error(
      `There is no database in DATA_DIR "${dataDir}": set it to the server's folder, or set DATABASE_URL.`,
    );
  }
}
