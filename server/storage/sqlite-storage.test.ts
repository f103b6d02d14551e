import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openSqlite } from './sqlite-storage.ts';
import { StorageError } from './storage-error.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'storage-test-')), 'not', 'yet', 'there');
});

afterEach(() => {
  rmSync(join(folder, '..', '..', '..'), { recursive: true, force: true });
});

async function pragma(storage: Awaited<ReturnType<typeof openSqlite>>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db);
  return Object.values(rows[0] ?? {})[0];
}

test('every commit is synced: write-ahead log, synchronous FULL, foreign keys, no wait inside SQLite', async () => {
  const storage = await openSqlite(folder);
  expect(await pragma(storage, 'journal_mode')).toBe('wal');
  expect(await pragma(storage, 'synchronous')).toBe(2);
  expect(await pragma(storage, 'foreign_keys')).toBe(1);
  expect(await pragma(storage, 'busy_timeout')).toBe(0);
  await storage.close();
});

test('the folder is made and nobody else may look into it', async () => {
  const storage = await openSqlite(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await storage.close();
});

test('opening again keeps what is there and migrates nothing twice', async () => {
  const first = await openSqlite(folder);
  await sql`insert into leads (id, submission_key, fingerprint, received_at, full_name, email, phone, service)
    values ('1', 'k', 'f', 't', 'n', 'e', 'p', 's')`.execute(first.db);
  await first.close();
  const second = await openSqlite(folder);
  expect(await second.db.selectFrom('leads').select('id').execute()).toEqual([{ id: '1' }]);
  await second.close();
});

test('a foreign file in the place of the database is an error, not overwritten', async () => {
  const storage = await openSqlite(folder);
  await storage.close();
  const file = join(folder, databaseFile);
  writeFileSync(file, 'this is not a database, but it is somebody’s file');
  await expect(openSqlite(folder)).rejects.toThrow(/not a database/);
});

const modeOf = (ending: string) => statSync(join(folder, databaseFile + ending)).mode & 0o777;

test('nobody else may read the database, even in a folder that is open to all', async () => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const storage = await openSqlite(folder);
  expect(['', '-wal', '-shm'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  await storage.close();
});

test('a database that was open to all is closed to others', async () => {
  await (await openSqlite(folder)).close();
  chmodSync(join(folder, databaseFile), 0o644);
  const storage = await openSqlite(folder);
  expect(['', '-wal', '-shm'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  await storage.close();
});

test('a database that is closed does not answer the ping', async () => {
  const storage = await openSqlite(folder);
  await storage.ping();
  await storage.close();
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
});

test('a database that takes no changes does not answer the ping', async () => {
  const storage = await openSqlite(folder);
  await sql`pragma query_only = on`.execute(storage.db);
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
  await storage.close();
});

test('pings that come together are one change', async () => {
  const storage = await openSqlite(folder);
  const sizeOfLog = () => statSync(join(folder, `${databaseFile}-wal`)).size;
  const before = sizeOfLog();
  await storage.ping();
  const one = sizeOfLog() - before;
  expect(one).toBeGreaterThan(0);
  await Promise.all([storage.ping(), storage.ping(), storage.ping()]);
  expect(sizeOfLog() - before).toBe(2 * one);
  await storage.close();
});

test.each(['', '-wal'])(
  'when %j of the database is taken away, nothing is stored any more',
  async (ending) => {
    const storage = await openSqlite(folder);
    const file = join(folder, databaseFile + ending);
    renameSync(file, `${file}.away`);
    await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
    await expect(storage.commit(async () => 'stored')).rejects.toBeInstanceOf(StorageError);
    writeFileSync(file, 'another file');
    await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
    renameSync(`${file}.away`, file);
    await storage.ping();
    await storage.close();
  },
);

test('while another program holds the lock, reading goes on and the ping gives up within seconds', async () => {
  const storage = await openSqlite(folder);
  const holder = new DatabaseSync(join(folder, databaseFile));
  holder.exec('begin immediate');
  let hasGivenUp = false;
  const ping = storage.ping().catch((error) => {
    hasGivenUp = true;
    return error;
  });
  expect(await storage.db.selectFrom('leads').select('id').execute()).toEqual([]);
  expect(hasGivenUp).toBe(false);
  expect(await ping).toBeInstanceOf(StorageError);
  holder.close();
  await storage.ping();
  await storage.close();
});
