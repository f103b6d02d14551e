import { StorageError } from './storage-error.ts';

/** Awaits a query that runs outside of a transaction. @throws StorageError if the database is unreachable or fails */
export async function readStorage<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (cause) {
    throw new StorageError('The database could not be read.', { cause });
  }
}
