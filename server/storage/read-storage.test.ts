import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { readStorage } from './read-storage.ts';
import { StorageError } from './storage-error.ts';

test('a query that fails rejects with a StorageError and its cause', async () => {
  const app = await createTestApp();
  const query = () => app.storage.db.selectFrom('payment_links').selectAll().execute();
  expect(await readStorage(query())).toEqual([]);
  await app[Symbol.asyncDispose]();
  const error = await readStorage(query()).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StorageError);
  expect(error.cause).toBeInstanceOf(Error);
});
