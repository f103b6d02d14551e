import { expect, test } from 'vitest';
import { crmCall, emailCall, json } from '../testing/leads/lead-bodies.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { hasFailed, proveDurability, readArguments } from './prove.ts';
import type { RoundResult } from './round.ts';
import type { SetupName } from './setup.ts';
import type { Attempt } from './submitter.ts';
import { verify } from './verify.ts';

const setups: SetupName[] = databases.map((name) => (name === 'SQLite' ? 'sqlite' : 'postgres'));

test.each(setups)(
  'two rounds of kill -9 on %s lose no accepted lead, duplicate none, and deliver all',
  async (setup) => {
    const results: RoundResult[] = [];
    const report = (_round: number, result: RoundResult) => results.push(result);
    const proof = await proveDurability({ setup, rounds: 2, submitters: 6, killWithinMs: 300, report });
    expect(proof).toMatchObject({ failedRounds: 0, deliveries: { missing: 0 } });
    expect(results).toHaveLength(2);
    for (const result of results) expect(result.answeredBeforeKill).toBeGreaterThan(0);
    expect(results[1]?.stored).toBe((results[0]?.sent ?? 0) + (results[1]?.sent ?? 0));
    expect(proof.deliveries.queued).toBeGreaterThanOrEqual(2 * (results[1]?.stored ?? 0));
  },
  120_000,
);

test.each(['x', '0', '-1', '1.5', '', '1e3', '9'.repeat(30)])('"%s" rounds are rejected', (given) => {
  const message = `must be a positive whole number, got "${given}".`;
  for (const name of ['--rounds', '--submitters', '--kill-within-ms'])
    expect(() => readArguments([`${name}=${given}`])).toThrow(`${name} ${message}`);
});

test('omitted arguments have defaults', () => {
  expect(readArguments(['--rounds', '3'])).toEqual({
    setups: ['sqlite', 'postgres'],
    rounds: 3,
    submitters: 50,
    killWithinMs: 1500,
  });
});

test('an unknown setup is rejected', () => {
  expect(() => readArguments(['--setup=oracle'])).toThrow(
    '--setup must be one of sqlite, postgres, got "oracle".',
  );
});

test('a round without accepted submissions fails', () => {
  const round = { answeredBeforeKill: 1, lost: 0, doubled: 0, isSound: true };
  expect(hasFailed(round)).toBe(false);
  expect(hasFailed({ ...round, answeredBeforeKill: 0 })).toBe(true);
  expect(hasFailed({ ...round, lost: 1 })).toBe(true);
});

test('the proof detects a missing lead, a call without a trace, and a duplicate lead', async () => {
  await using server = await createTestApp({ environment: { CRM_URL: 'http://127.0.0.1:9' } });
  const { storage } = server;
  const keys = ['whole', 'doubled', 'without-delivery'];
  for (const key of keys) {
    const headers = { 'idempotency-key': key };
    await server.app.request(
      '/api/email/send-resume-email',
      json(emailCall({ email: `${key}@mail.example` }), headers),
    );
    await server.app.request('/rafp/submit', json(crmCall({ email: `${key}@mail.example` }), headers));
  }
  const attempts = [...keys, 'missing'].map((key): Attempt => ({ key, email: 'accepted', crm: 'accepted' }));
  expect(await verify(storage, attempts.slice(0, 3))).toEqual({
    stored: 3,
    lost: 0,
    doubled: 0,
    isSound: true,
  });
  expect(await verify(storage, attempts)).toMatchObject({ stored: 3, lost: 2 });

  await storage.commit(async (trx) => {
    const { id } = await trx
      .selectFrom('leads')
      .select('id')
      .where('idempotency_key', '=', 'without-delivery')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('outbox').where('lead_id', '=', id).where('target', '=', 'crm').execute();
    await trx
      .updateTable('leads')
      .set({ idempotency_key: 'whole' })
      .where('idempotency_key', '=', 'doubled')
      .execute();
  });
  expect(await verify(storage, attempts.slice(0, 1))).toMatchObject({ doubled: 2, lost: 0 });
  expect(await verify(storage, attempts.slice(1, 2))).toMatchObject({ lost: 2 });
  expect(await verify(storage, attempts.slice(2, 3))).toMatchObject({ lost: 2 });
});
