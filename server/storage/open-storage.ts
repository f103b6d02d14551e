import type { Config } from '../config/config.ts';
import { openPostgres } from './postgres-storage.ts';
import { openSqlite } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the database that the configuration names and brings it to the newest shape.
 * @throws Error that names the variable at fault
 */
export async function openStorage({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  if (databaseUrl === undefined)
    return openSqlite(dataDir).catch((cause: unknown) => {
      throw new Error(`DATA_DIR "${dataDir}" cannot hold the database.`, { cause });
    });
  return openPostgres(databaseUrl).catch((cause: unknown) => {
    throw new Error('The database of DATABASE_URL cannot be used.', { cause });
  });
}
