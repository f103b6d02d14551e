import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CleanResult } from '../storage/storage.ts';
import { deskClient, newLead } from '../testing/desk/desk-client.ts';
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

test.each(databases)('a table that is too large is reported as such, on %s', async (database) => {
  await using server = await createTestApp({ database });
  expect(await server.storage.cleanFiles({ tables: ['leads', 'vitals'], maxBytes: 0 })).toBe('too large');
  expect(await server.storage.cleanFiles({ tables: ['leads', 'vitals'], maxBytes: 1e9 })).toBe('clean');
});
