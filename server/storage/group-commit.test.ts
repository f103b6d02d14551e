import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { retryAfterMs, type Timer } from './lock.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { databaseFile, openSqlite } from './sqlite-storage.ts';
import type { Storage, Work } from './storage.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

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

test('works that wait together share one transaction, and each gets its own result', async () => {
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

test('when a work is answered, another connection already sees its rows', async () => {
  await storeLead('lead');
  await storage.commit(storeRow('a'));
  const other = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
  expect(other.prepare('select id from submissions').all()).toEqual([{ id: 'a' }]);
  other.close();
});

test('one bad row fails alone and leaves its neighbours stored', async () => {
  await storeLead('lead');
  const results = await Promise.allSettled(
    ['a', 'same', 'same', 'z'].map((id) => storage.commit(storeRow(id))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((results[2] as PromiseRejectedResult).reason).toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual(['a', 'same', 'z']);
});

test('a work that fails half way leaves nothing behind', async () => {
  await storeLead('lead');
  const failing = storage.commit(async (transaction) => {
    await storeRow('half')(transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual([]);
});

test('a work that comes while another group is being stored is not forgotten', async () => {
  await storeLead('lead');
  const first = storage.commit(storeRow('a')).then(() => storage.commit(storeRow('b')));
  expect(await first).toBe('b');
});

/** A connection that is never held up, on the same file, and everything that it was asked. */
function impatient() {
  const asked: string[] = [];
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(new DatabaseSync(join(folder, databaseFile), { timeout: 0 })),
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
  return { db, asked };
}

/** Another program that holds the write lock until it is told to let go. */
function lock(): () => void {
  const holder = new DatabaseSync(join(folder, databaseFile));
  holder.exec('begin immediate');
  return () => holder.close();
}

/** Time that passes only while somebody sleeps. */
function steppedTimer(onSleep: (nowMs: number) => unknown): Timer {
  let now = 0;
  return {
    nowMs: () => now,
    async sleep(ms) {
      // Whoever was told something before the sleep has heard it.
      await nextTurn();
      now += ms;
      onSleep(now);
    },
  };
}

test('everybody who waits for the lock shares the tries, and each waits no longer than its patience', async () => {
  const release = lock();
  const { db, asked } = impatient();
  const refusedAt: [string, number][] = [];
  const send = (id: string) =>
    commit(storeRow(id)).catch((error) => {
      expect(error).toBeInstanceOf(StorageError);
      refusedAt.push([id, timer.nowMs()]);
    });
  const late: Promise<unknown>[] = [];
  const timer = steppedTimer((now) => now === 1000 && late.push(send('late')));
  const { commit } = createGroupCommit(db, { patienceMs: 2000, timer });
  await Promise.all([send('a'), send('b')]);
  await Promise.all(late);
  expect(refusedAt).toEqual([
    ['a', 2000],
    ['b', 2000],
    ['late', 3000],
  ]);
  expect(new Set(asked)).toEqual(new Set(['begin immediate']));
  expect(asked).toHaveLength(3000 / retryAfterMs + 1);
  release();
  await db.destroy();
});

test('works that waited for the lock are stored together when it comes free', async () => {
  await storeLead('lead');
  const release = lock();
  const { db, asked } = impatient();
  const more: Promise<string>[] = [];
  const timer = steppedTimer((now) => {
    if (now === 500) more.push(commit(storeRow('b')));
    if (now === 1000) release();
  });
  const { commit } = createGroupCommit(db, { patienceMs: 2000, timer });
  expect(await commit(storeRow('a'))).toBe('a');
  expect(await Promise.all(more)).toEqual(['b']);
  expect(asked.filter((sql) => sql === 'commit')).toHaveLength(1);
  expect(await storedIds()).toEqual(['a', 'b']);
  await db.destroy();
});

test('a lock that comes between a bad row and the second try of its neighbours costs them nothing', async () => {
  await storeLead('lead');
  const { db } = impatient();
  let release = () => {};
  let isFree = true;
  const timer = steppedTimer((now) => {
    if (now < 100 || isFree) return;
    release();
    isFree = true;
  });
  const { commit } = createGroupCommit(db, { timer });
  const bad: Work<void> = async () => {
    // Between the rollback and the next try.
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

test('what would not be found again is not stored', async () => {
  await storeLead('lead');
  const { commit } = createGroupCommit(storage.db, {
    checkPlace() {
      throw new Error('gone');
    },
  });
  await expect(commit(storeRow('a'))).rejects.toBeInstanceOf(StorageError);
  expect(await storedIds()).toEqual([]);
});

test('beyond the longest queue works are refused at once', async () => {
  await storeLead('lead');
  const { commit, idle } = createGroupCommit(storage.db, { longestQueue: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => commit(storeRow(id))));
  await idle();
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('closing stores what is still waiting', async () => {
  await storeLead('lead');
  const waiting = storage.commit(storeRow('late'));
  await storage.close();
  expect(await waiting).toBe('late');
  storage = await openSqlite(folder);
  expect(await storedIds()).toEqual(['late']);
});
