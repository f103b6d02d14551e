import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit, type Work } from './group-commit.ts';
import { databaseFile, openStorage, type Storage } from './open-storage.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-test-'));
  storage = await openStorage(folder);
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

test('when the database is locked the whole group is refused after one try', async () => {
  const tries: string[] = [];
  const impatient = new Kysely<Tables>({
    dialect: nodeSqliteDialect(new DatabaseSync(join(folder, databaseFile), { timeout: 20 })),
    log: ({ query }) => {
      tries.push(query.sql);
    },
  });
  const holder = new DatabaseSync(join(folder, databaseFile));
  holder.exec('begin immediate');
  const { commit } = createGroupCommit(impatient);
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => commit(storeRow(id))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toEqual(['begin immediate']);
  holder.close();
  await impatient.destroy();
});

test('beyond the longest queue works are refused at once', async () => {
  await storeLead('lead');
  const { commit, idle } = createGroupCommit(storage.db, 10, 2);
  const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => commit(storeRow(id))));
  await idle();
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('closing stores what is still waiting', async () => {
  await storeLead('lead');
  const waiting = storage.commit(storeRow('late'));
  await storage.close();
  expect(await waiting).toBe('late');
  storage = await openStorage(folder);
  expect(await storedIds()).toEqual(['late']);
});
