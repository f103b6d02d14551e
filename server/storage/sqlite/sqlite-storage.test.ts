import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { databaseFile, openSqlite } from './sqlite-storage.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'storage-test-')), 'not', 'yet', 'created');
});

afterEach(() => {
  rmSync(join(folder, '..', '..', '..'), { recursive: true, force: true });
});

async function pragma(storage: Awaited<ReturnType<typeof openSqlite>>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db);
  return Object.values(rows[0] ?? {})[0];
}

test('every commit is synced: write-ahead log, synchronous FULL, foreign keys, no waiting inside SQLite', async () => {
  const storage = await openSqlite(folder);
  expect(await pragma(storage, 'journal_mode')).toBe('wal');
  expect(await pragma(storage, 'synchronous')).toBe(2);
  expect(await pragma(storage, 'foreign_keys')).toBe(1);
  expect(await pragma(storage, 'busy_timeout')).toBe(0);
  await storage.close();
});

test('the folder is created for its owner only', async () => {
  const storage = await openSqlite(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await storage.close();
});

test('reopening keeps the data and migrates nothing twice', async () => {
  const first = await openSqlite(folder);
  await sql`insert into leads (id, submission_key, fingerprint, received_at, full_name, email, phone, service)
    values ('1', 'k', 'f', 't', 'n', 'e', 'p', 's')`.execute(first.db);
  await first.close();
  const second = await openSqlite(folder);
  expect(await second.db.selectFrom('leads').select('id').execute()).toEqual([{ id: '1' }]);
  await second.close();
});

test('a file that is not a database is an error and is not overwritten', async () => {
  const storage = await openSqlite(folder);
  await storage.close();
  const file = join(folder, databaseFile);
  writeFileSync(file, 'this is not a database, but a file that matters');
  await expect(openSqlite(folder)).rejects.toThrow(/not a database/);
});

const modeOf = (suffix: string) => statSync(join(folder, databaseFile + suffix)).mode & 0o777;

test('only the owner can read the database, even in a folder that everyone can read', async () => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const storage = await openSqlite(folder);
  expect(['', '-wal', '-shm'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  await storage.close();
});

test('a database that everyone could read is restricted to its owner', async () => {
  await (await openSqlite(folder)).close();
  chmodSync(join(folder, databaseFile), 0o644);
  const storage = await openSqlite(folder);
  expect(['', '-wal', '-shm'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  await storage.close();
});

test('the ping of a closed database fails', async () => {
  const storage = await openSqlite(folder);
  await storage.ping();
  await storage.close();
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
});

test('the ping of a read-only database fails', async () => {
  const storage = await openSqlite(folder);
  await sql`pragma query_only = on`.execute(storage.db);
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
  await storage.close();
});

test('concurrent pings share one write', async () => {
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

test.each(['', '-wal'])('nothing is stored after the file with suffix %j is moved away', async (suffix) => {
  const storage = await openSqlite(folder);
  const file = join(folder, databaseFile + suffix);
  renameSync(file, `${file}.away`);
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
  await expect(storage.commit(async () => 'stored')).rejects.toBeInstanceOf(StorageError);
  writeFileSync(file, 'another file');
  await expect(storage.ping()).rejects.toBeInstanceOf(StorageError);
  renameSync(`${file}.away`, file);
  await storage.ping();
  await storage.close();
});

test('while another process holds the lock, reads succeed and the ping fails within seconds', async () => {
  const storage = await openSqlite(folder);
  const holder = new DatabaseSync(join(folder, databaseFile));
  holder.exec('begin immediate');
  let hasFailed = false;
  const ping = storage.ping().catch((error) => {
    hasFailed = true;
    return error;
  });
  expect(await storage.db.selectFrom('leads').select('id').execute()).toEqual([]);
  expect(hasFailed).toBe(false);
  expect(await ping).toBeInstanceOf(StorageError);
  holder.close();
  await storage.ping();
  await storage.close();
});
