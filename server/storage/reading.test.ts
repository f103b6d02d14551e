import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { reading } from './reading.ts';
import { StorageError } from './storage-error.ts';

test('what cannot be read is trouble of the storage, with its cause', async () => {
  const app = await createTestApp();
  const query = () => app.storage.db.selectFrom('payment_links').selectAll().execute();
  expect(await reading(query())).toEqual([]);
  await app[Symbol.asyncDispose]();
  const error = await reading(query()).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StorageError);
  expect(error.cause).toBeInstanceOf(Error);
});
