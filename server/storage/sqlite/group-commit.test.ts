import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage, Work } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import { createGroupCommit } from './group-commit.ts';
import { retryAfterMs, type Timer } from './lock.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { databaseFile, openSqlite } from './sqlite-storage.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-test-'));
  storage = await openSqlite(folder);
});

afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

function storeRow(id: string): Work<string> {
  return async (transaction) => {
    await transaction
      .insertInto('submissions')
      .values({
        id,
        lead_id: 'lead',
        channel: 'email',
        digest: id,
        payload: '{}',
        received_at: '2026-03-02T10:00:00.000Z',
        client_address: null,
        user_agent: null,
      })
      .execute();
    return id;
  };
}

async function storeLead(id: string): Promise<void> {
  await sql`insert into leads (id, submission_key, fingerprint, received_at, full_name, email, phone, service)
    values (${id}, ${id}, '', '', '', '', '', '')`.execute(storage.db);
}

async function storedIds(): Promise<string[]> {
  const rows = await storage.db.selectFrom('submissions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('writes that wait together share one transaction and get their own results', async () => {
  await storeLead('lead');
  const seen = new Set<unknown>();
  const results = await Promise.all(
    ['a', 'b', 'c'].map((id) =>
      storage.commit(async (transaction) => {
        seen.add(transaction);
        return storeRow(id)(transaction);
      }),
    ),
  );
  expect(results).toEqual(['a', 'b', 'c']);
  expect(seen.size).toBe(1);
  expect(await storedIds()).toEqual(['a', 'b', 'c']);
});

test('once a write resolves, another connection sees its rows', async () => {
  await storeLead('lead');
  await storage.commit(storeRow('a'));
  const other = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
  expect(other.prepare('select id from submissions').all()).toEqual([{ id: 'a' }]);
  other.close();
});

test('one bad row fails alone, and its group is stored', async () => {
  await storeLead('lead');
  const results = await Promise.allSettled(
    ['a', 'same', 'same', 'z'].map((id) => storage.commit(storeRow(id))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((results[2] as PromiseRejectedResult).reason).toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual(['a', 'same', 'z']);
});

test('a write that fails halfway leaves nothing behind', async () => {
  await storeLead('lead');
  const failing = storage.commit(async (transaction) => {
    await storeRow('half')(transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual([]);
});

test('a write that arrives while another group is being stored is stored, too', async () => {
  await storeLead('lead');
  const first = storage.commit(storeRow('a')).then(() => storage.commit(storeRow('b')));
  expect(await first).toBe('b');
});

/** A connection to the same file that never waits for a lock, and its statements so far. */
function openWithoutWaiting() {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(new DatabaseSync(join(folder, databaseFile), { timeout: 0 })),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  return { db, statements };
}

/** Holds the write lock on another connection. @returns a function that releases it */
function lock(): () => void {
  const holder = new DatabaseSync(join(folder, databaseFile));
  holder.exec('begin immediate');
  return () => holder.close();
}

/** A clock that only advances during sleeps. */
function steppedTimer(onSleep: (nowMs: number) => unknown): Timer {
  let now = 0;
  return {
    nowMs: () => now,
    async sleep(ms) {
      // Lets promises that settled before the sleep run their callbacks.
      await nextTurn();
      now += ms;
      onSleep(now);
    },
  };
}

test('writes that wait for the lock share the attempts, and each is rejected after its own timeout', async () => {
  const release = lock();
  const { db, statements } = openWithoutWaiting();
  const refusedAt: [string, number][] = [];
  const send = (id: string) =>
    commit(storeRow(id)).catch((error) => {
      expect(error).toBeInstanceOf(StorageError);
      refusedAt.push([id, timer.nowMs()]);
    });
  const late: Promise<unknown>[] = [];
  const timer = steppedTimer((now) => now === 1000 && late.push(send('late')));
  const { commit } = createGroupCommit(db, { lockTimeoutMs: 2000, timer });
  await Promise.all([send('a'), send('b')]);
  await Promise.all(late);
  expect(refusedAt).toEqual([
    ['a', 2000],
    ['b', 2000],
    ['late', 3000],
  ]);
  expect(new Set(statements)).toEqual(new Set(['begin immediate']));
  expect(statements).toHaveLength(3000 / retryAfterMs + 1);
  release();
  await db.destroy();
});

test('writes that waited for the lock are stored together when it is released', async () => {
  await storeLead('lead');
  const release = lock();
  const { db, statements } = openWithoutWaiting();
  const more: Promise<string>[] = [];
  const timer = steppedTimer((now) => {
    if (now === 500) more.push(commit(storeRow('b')));
    if (now === 1000) release();
  });
  const { commit } = createGroupCommit(db, { lockTimeoutMs: 2000, timer });
  expect(await commit(storeRow('a'))).toBe('a');
  expect(await Promise.all(more)).toEqual(['b']);
  expect(statements.filter((sql) => sql === 'commit')).toHaveLength(1);
  expect(await storedIds()).toEqual(['a', 'b']);
  await db.destroy();
});

test('a lock between a bad row and the retry of its group loses nothing', async () => {
  await storeLead('lead');
  const { db } = openWithoutWaiting();
  let release = () => {};
  let isFree = true;
  const timer = steppedTimer((now) => {
    if (now < 100 || isFree) return;
    release();
    isFree = true;
  });
  const { commit } = createGroupCommit(db, { timer });
  const bad: Work<void> = async () => {
    // Between the rollback and the retry.
    if (timer.nowMs() === 0)
      setImmediate(() => {
        release = lock();
        isFree = false;
      });
    throw new Error('no');
  };
  const results = await Promise.allSettled([commit(storeRow('a')), commit(bad), commit(storeRow('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(timer.nowMs()).toBe(100);
  expect(await storedIds()).toEqual(['a', 'b']);
  await db.destroy();
});

test('a write is rejected if the database files were replaced', async () => {
  await storeLead('lead');
  const { commit } = createGroupCommit(storage.db, {
    checkFiles() {
      throw new Error('gone');
    },
  });
  await expect(commit(storeRow('a'))).rejects.toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual([]);
});

test('writes beyond the maximum queue length are rejected immediately', async () => {
  await storeLead('lead');
  const { commit, idle } = createGroupCommit(storage.db, { maxQueueLength: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => commit(storeRow(id))));
  await idle();
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('closing stores pending writes', async () => {
  await storeLead('lead');
  const waiting = storage.commit(storeRow('late'));
  await storage.close();
  expect(await waiting).toBe('late');
  storage = await openSqlite(folder);
  expect(await storedIds()).toEqual(['late']);
});
