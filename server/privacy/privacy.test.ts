import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile } from '../storage/sqlite/sqlite-storage.ts';
import type { CleanResult } from '../storage/storage.ts';
import { deskClient, newLead } from '../testing/desk/desk-client.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

// Rewriting the small tables each minute would hold up all leads.
test.each([
  { result: 'too large', isRepeated: false },
  { result: 'busy', isRepeated: true },
] as const)('cleaning that found files $result is repeated before the night: $isRepeated', async (given) => {
  const cleanFiles = vi.fn(async (): Promise<CleanResult> => given.result);
  // Before 3 a.m.
  const clock = () => new Date('2026-11-25T02:00:00Z');
  await using server = await createTestApp({ clock, injectFault: () => ({ cleanFiles }) });
  const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
  const id = await newLead(server, { email: 'dana@mail.example' });
  await nora.post(`leads/${id}/person/erase`, { confirm: 'dana@mail.example' });
  await vi.waitFor(() => expect(cleanFiles).toHaveBeenCalledOnce());
  server.privacy.start();
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await sleep(50);
  }
  await server.privacy.stop();
  expect(cleanFiles.mock.calls.length > 1).toBe(given.isRepeated);
});

test('cleaning that fails waits an hour, and keeps nothing from being erased at night', async () => {
  const cleanFiles = vi.fn(async (): Promise<CleanResult> => {
    throw new Error('disk I/O error');
  });
  const clock = { ms: Date.parse('2026-11-25T02:00:00Z') };
  await using server = await createTestApp({
    clock: () => new Date(clock.ms),
    injectFault: () => ({ cleanFiles }),
  });
  const { storage, privacy, distDir } = server;
  writeFiles(distDir, { '.build/server.json': JSON.stringify({ site: {}, retention: { leads: '1d' } }) });
  const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
  await newLead(server, { email: 'sam@mail.example' });
  const id = await newLead(server, { email: 'dana@mail.example' });
  await nora.post(`leads/${id}/person/erase`, { confirm: 'dana@mail.example' });
  await vi.waitFor(() => expect(cleanFiles).toHaveBeenCalledOnce());
  clock.ms += 26 * 60 * 60 * 1000;
  privacy.start();
  await expect.poll(() => storage.db.selectFrom('leads').select('id').execute()).toEqual([]);
  await vi.waitFor(() => expect(cleanFiles).toHaveBeenCalledTimes(3));
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  await privacy.stop();
  expect(cleanFiles).toHaveBeenCalledTimes(3);
});

test('a database that is too large to rewrite has an empty log', async () => {
  await using server = await createTestApp();
  await newLead(server);
  const log = join(server.config.dataDir, `${databaseFile}-wal`);
  expect(statSync(log).size).toBeGreaterThan(0);
  expect(await server.storage.cleanFiles({ tables: [], maxBytes: 0 })).toBe('too large');
  expect(statSync(log).size).toBe(0);
});

test.each(databases)('a table that is too large is reported as such, on %s', async (database) => {
  await using server = await createTestApp({ database });
  expect(await server.storage.cleanFiles({ tables: ['leads', 'vitals'], maxBytes: 0 })).toBe('too large');
  expect(await server.storage.cleanFiles({ tables: ['leads', 'vitals'], maxBytes: 1e9 })).toBe('clean');
});
