import { StorageError } from './storage-error.ts';

/** What a query outside of transactions reads. @throws StorageError when the database is away, or in trouble */
export async function reading<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (cause) {
    throw new StorageError('The database could not be read.', { cause });
  }
}
