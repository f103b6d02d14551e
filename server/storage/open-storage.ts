import type { Config } from '../config/config.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { openSqlite } from './sqlite/sqlite-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the configured database and migrates it to the latest schema.
 * @throws Error that names the environment variable to fix
 */
export async function openStorage({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  if (databaseUrl === undefined)
    return openSqlite(dataDir).catch((cause: unknown) => {
      throw new Error(`Cannot store the database in DATA_DIR "${dataDir}".`, { cause });
    });
  return openPostgres(databaseUrl).catch((cause: unknown) => {
    throw new Error('Cannot use the database in DATABASE_URL.', { cause });
  });
}
