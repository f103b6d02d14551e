import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFile } from '../storage/sqlite/sqlite-storage.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { createTestApp } from '../testing/test-app.ts';
import { benchLeads, checkStored } from './leads.ts';

test('the benchmark counts stored leads and bare inserts', async () => {
  const result = await benchLeads({ requests: 200, connections: 8, folder: tmpdir() });
  expect(result.leadsPerSecond).toBeGreaterThan(0);
  expect(result.bareInsertsPerSecond).toBeGreaterThan(0);
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms);
  expect(result.ratio).toBeCloseTo(result.leadsPerSecond / result.bareInsertsPerSecond);
}, 60_000);

test('an accepted lead that is not stored fails the benchmark, and so does a duplicate', async () => {
  await using server = await createTestApp();
  const database = join(server.distDir, '..', 'data', databaseFile);
  for (const email of ['warm-up@mail.example', 'a@mail.example', 'b@mail.example'])
    await server.app.request('/api/email/send-resume-email', json(emailCall({ email })));
  expect(() => checkStored(database, 1, 2)).not.toThrow();
  expect(() => checkStored(database, 1, 3)).toThrow('3 leads were accepted, but 2 are stored.');
  expect(() => checkStored(database, 1, 1)).toThrow('1 leads were accepted, but 2 are stored.');
});

test('a benchmark without leads is rejected', async () => {
  const options = { requests: Number('x'), connections: 8, folder: tmpdir() };
  await expect(benchLeads(options)).rejects.toThrow('requests must be a positive whole number');
});
