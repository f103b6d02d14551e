import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databaseFile } from '../storage/sqlite-storage.ts';
import { crmCall, emailCall, json } from '../testing/lead-bodies.ts';
import { createTestApp } from '../testing/test-app.ts';
import { isFaulty, proveDurability, readArguments } from './prove.ts';
import type { RoundResult } from './round.ts';
import type { Attempt } from './submitter.ts';
import { verify } from './verify.ts';

test('two rounds of kill -9 lose nothing that was answered and double nothing', async () => {
  const results: RoundResult[] = [];
  const report = (_round: number, result: RoundResult) => results.push(result);
  const faults = await proveDurability({ rounds: 2, submitters: 10, killWithinMs: 400, report });
  expect(faults).toBe(0);
  expect(results).toHaveLength(2);
  for (const result of results) expect(result.answeredBeforeKill).toBeGreaterThan(0);
  expect(results[1]?.stored).toBe((results[0]?.sent ?? 0) + (results[1]?.sent ?? 0));
}, 60_000);

test.each(['x', '0', '-1', '1.5', '', '1e3', '9'.repeat(30)])(
  'a proof of "%s" rounds is refused',
  (given) => {
    const message = `must be a whole number of at least 1, but is "${given}".`;
    for (const name of ['--rounds', '--submitters', '--kill-within-ms'])
      expect(() => readArguments([`${name}=${given}`])).toThrow(`${name} ${message}`);
  },
);

test('arguments that are left out have their defaults', () => {
  expect(readArguments(['--rounds', '3'])).toEqual({ rounds: 3, submitters: 50, killWithinMs: 1500 });
});

test('a round in which nothing was answered is a fault', () => {
  const round = { answeredBeforeKill: 1, lost: 0, doubled: 0, isSound: true };
  expect(isFaulty(round)).toBe(false);
  expect(isFaulty({ ...round, answeredBeforeKill: 0 })).toBe(true);
  expect(isFaulty({ ...round, lost: 1 })).toBe(true);
});

test('the proof sees a lead that is missing, a call that left no trace, and a lead that is there twice', async () => {
  await using server = await createTestApp();
  const keys = ['whole', 'doubled', 'without-delivery'];
  for (const key of keys) {
    const headers = { 'idempotency-key': key };
    await server.app.request(
      '/api/email/send-resume-email',
      json(emailCall({ email: `${key}@mail.example` }), headers),
    );
    await server.app.request('/rafp/submit', json(crmCall({ email: `${key}@mail.example` }), headers));
  }
  const file = join(server.distDir, '..', 'data', databaseFile);
  const attempts = [...keys, 'missing'].map((key): Attempt => ({ key, email: 'accepted', crm: 'accepted' }));
  expect(verify(file, attempts.slice(0, 3))).toEqual({ stored: 3, lost: 0, doubled: 0, isSound: true });
  expect(verify(file, attempts)).toMatchObject({ stored: 3, lost: 2 });

  const copy = mkdtempSync(join(tmpdir(), 'verify-test-'));
  const tampered = join(copy, 'copy.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`vacuum into '${tampered}'`);
  database.close();
  const other = new DatabaseSync(tampered);
  other.exec(`delete from outbox where target = 'crm'
    and lead_id = (select id from leads where idempotency_key = 'without-delivery')`);
  other.exec("update leads set idempotency_key = 'whole' where idempotency_key = 'doubled'");
  other.close();
  expect(verify(tampered, attempts.slice(0, 1))).toMatchObject({ doubled: 3, lost: 2 });
  expect(verify(tampered, attempts.slice(2, 3))).toMatchObject({ lost: 1 });
  rmSync(copy, { recursive: true });
});
