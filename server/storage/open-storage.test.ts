import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openStorage } from './open-storage.ts';
import { StorageError } from './storage-error.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'storage-test-')), 'not', 'yet', 'there');
});

afterEach(() => {
  rmSync(join(folder, '..', '..', '..'), { recursive: true, force: true });
});

async function pragma(storage: Awaited<ReturnType<typeof openStorage>>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db);
  return Object.values(rows[0] ?? {})[0];
}

test('every commit is synced: write-ahead log, synchronous FULL, foreign keys, a patient lock', async () => {
  const storage = await openStorage(folder);
  expect(await pragma(storage, 'journal_mode')).toBe('wal');
  expect(await pragma(storage, 'synchronous')).toBe(2);
  expect(await pragma(storage, 'foreign_keys')).toBe(1);
  expect(await pragma(storage, 'busy_timeout')).toBe(2000);
  await storage.close();
});

test('the folder is made and nobody else may look into it', async () => {
  const storage = await openStorage(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await storage.close();
});

test('opening again keeps what is there and migrates nothing twice', async () => {
  const first = await openStorage(folder);
  await sql`insert into leads (id, submission_key, fingerprint, received_at, full_name, email, phone, service)
    values ('1', 'k', 'f', 't', 'n', 'e', 'p', 's')`.execute(first.db);
  await first.close();
  const second = await openStorage(folder);
  expect(await second.db.selectFrom('leads').select('id').execute()).toEqual([{ id: '1' }]);
  await second.close();
});

test('a foreign file in the place of the database is an error, not overwritten', async () => {
  const storage = await openStorage(folder);
  await storage.close();
  const file = join(folder, databaseFile);
  writeFileSync(file, 'this is not a database, but it is somebody’s file');
  await expect(openStorage(folder)).rejects.toThrow(/not a database/);
});

test('a database that is closed does not answer the ping', async () => {
  const storage = await openStorage(folder);
  await storage.ping();
  await storage.close();
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
});
