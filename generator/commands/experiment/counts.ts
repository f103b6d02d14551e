import { readConfig } from '../../../server/config/config.ts';
import { openExisting } from '../../../server/storage/open-storage.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { ExperimentError } from './experiment-error.ts';

/** Runs a query on the server's database, whether or not the server is running. */
export type ReadCounts = <Result>(read: (db: Storage['db']) => Promise<Result>) => Promise<Result>;

/**
 * @param environment with `DATA_DIR` or `DATABASE_URL`, as for the server
 * @throws ExperimentError that names the variable to fix
 */
export function countsOf(environment: NodeJS.ProcessEnv): ReadCounts {
  return async (read) => {
    const storage = await openStorage(environment);
    try {
      return await read(storage.db);
    } finally {
      await storage.close();
    }
  };
}

async function openStorage(environment: NodeJS.ProcessEnv): Promise<Storage> {
  try {
    return await openExisting(readConfig(environment));
  } catch (error) {
    throw new ExperimentError(error instanceof Error ? error.message : String(error));
  }
}
