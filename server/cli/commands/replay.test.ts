import { describe, expect, test } from 'vitest';
import { type CliSession, createCliSession, runCommand } from '../../testing/cli-session.ts';
import { createDeliveringApp } from '../../testing/delivering-app.ts';
import { insertDelivery, insertLead } from '../../testing/leads/insert-rows.ts';
import { databases } from '../../testing/storage/databases.ts';
import { replay } from './replay.ts';

const withCrm = { CRM_URL: 'https://crm.example' };

/** `crm:dead` and such, for each delivery. */
async function states(session: CliSession): Promise<string[]> {
  return (await session.deliveries()).map(({ target, status }) => `${target}:${status}`).sort();
}

/** Two leads with a dead notice each; the later one has a dead CRM delivery, too. */
async function addDead(session: CliSession): Promise<[string, string]> {
  const old = await session.addLead({ received_at: '2026-03-01T10:00:00.000Z' });
  const recent = await session.addLead({ received_at: '2026-03-02T10:00:00.000Z' });
  await session.addDelivery(old, { status: 'dead', attempts: 99, last_error: 'HTTP 503' });
  await session.addDelivery(recent, { status: 'dead', attempts: 99 });
  await session.addDelivery(recent, { status: 'dead', attempts: 99, target: 'crm' });
  return [old, recent];
}

describe.each(databases)('on %s', (database) => {
  test('dead deliveries become pending with the same ids and a new lifetime', async () => {
    await using session = await createCliSession({ database, environment: withCrm });
    await addDead(session);
    const before = await session.deliveries();
    expect(await session.run(replay, ['--dead'])).toMatchInlineSnapshot(`
      "Dead deliveries to retry: 3 (crm 1, notice 2).
      Now pending: 3. A running server starts delivering within seconds.
      "
    `);
    const at = '2026-03-08T12:00:00.000Z';
    const revived = { status: 'pending' as const, next_attempt_at: at, created_at: at };
    const byId = (rows: typeof before) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(await session.deliveries())).toEqual(byId(before.map((row) => ({ ...row, ...revived }))));
    expect(await session.run(replay, ['--dead'])).toContain('Nothing to do.');
  });

  test.each([
    [
      ['--since', '2026-03-02', '--dead'],
      ['crm:pending', 'notice:dead', 'notice:pending'],
    ],
    [
      ['--until', '2026-03-01', '--dead'],
      ['crm:dead', 'notice:dead', 'notice:pending'],
    ],
    [
      ['--target', 'crm'],
      ['crm:pending', 'notice:dead', 'notice:dead'],
    ],
    [
      ['--target', 'crm', '--dry-run'],
      ['crm:dead', 'notice:dead', 'notice:dead'],
    ],
    [
      ['--target', 'crm', '--all'],
      ['crm:pending', 'crm:pending', 'notice:dead', 'notice:dead'],
    ],
    [
      ['--target', 'crm', '--all', '--since', '2026-03-02'],
      ['crm:pending', 'notice:dead', 'notice:dead'],
    ],
  ])('%j changes what it names', async (words, after) => {
    await using session = await createCliSession({ database, environment: withCrm });
    await addDead(session);
    await session.run(replay, words);
    expect(await states(session)).toEqual(after);
  });

  test('replaying one lead retries only its own deliveries', async () => {
    await using session = await createCliSession({ database, environment: withCrm });
    const [old, recent] = await addDead(session);
    expect(await session.run(replay, [recent])).toContain('to retry: 2 (crm 1, notice 1).');
    expect(await states(session)).toEqual(['crm:pending', 'notice:dead', 'notice:pending']);
    await session.run(replay, [old, '--target', 'crm', '--all']);
    expect(await states(session)).toEqual(['crm:pending', 'crm:pending', 'notice:dead', 'notice:pending']);
  });

  test('a new target receives all leads once, and no spam', async () => {
    await using session = await createCliSession({ database, environment: withCrm });
    await Promise.all(Array.from({ length: 620 }, () => session.addLead()));
    await session.addDelivery(await session.addLead(), { target: 'crm', status: 'delivered' });
    await session.addLead({ spam_reason: 'honeypot' });
    expect(await session.run(replay, ['--target', 'crm', '--all', '--dry-run'])).toMatchInlineSnapshot(`
      "Dead deliveries to retry: 0.
      Leads to deliver to crm for the first time: 620.
      Dry run: nothing was changed.
      "
    `);
    expect(await session.deliveries()).toHaveLength(1);
    expect(await session.run(replay, ['--target', 'crm', '--all'])).toContain('Now pending: 620.');
    const rows = await session.deliveries();
    expect(new Set(rows.map((row) => row.lead_id)).size).toBe(621);
    expect(await session.run(replay, ['--target', 'crm', '--all'])).toContain('Nothing to do.');
  });

  test('deliveries of spam and of targets that are not configured stay dead', async () => {
    await using session = await createCliSession({ database });
    const marked = await session.addLead({ spam_reason: 'marked' });
    await session.addDelivery(marked, { status: 'dead' });
    await session.addDelivery(await session.addLead(), { status: 'dead', target: 'crm' });
    expect(await session.run(replay, ['--dead'])).toMatchInlineSnapshot(`
      "Skipped, because the target is not configured: 1 to crm.
      Dead deliveries to retry: 0.
      Nothing to do.
      "
    `);
    await expect(session.run(replay, [marked])).rejects.toThrow(
      `is spam; run npm run leads -- spam release ${marked}.`,
    );
    expect(await states(session)).toEqual(['crm:dead', 'notice:dead']);
  });

  test('a running server delivers what is replayed, with the same idempotency key', async () => {
    await using app = await createDeliveringApp({ database });
    const lead = await insertLead(app.storage);
    const id = await insertDelivery(app.storage, lead, { target: 'crm', status: 'dead', attempts: 9 });
    await runCommand(replay, [lead], { ...app, clock: () => new Date() });
    await expect.poll(() => app.crm.received.map(({ headers }) => headers['idempotency-key'])).toEqual([id]);
  });
});

test.each([
  [[], 'replay requires the ID of a lead, --dead, or --target NAME; see --help.'],
  [['--all'], 'replay requires the ID of a lead'],
  [['--all', '--dead'], '--all requires --target NAME'],
  [['--dryrun'], 'Unknown option --dryrun; did you mean --dry-run?'],
])('%j is refused before anything is opened', (words, says) => {
  expect(() => replay.read(words, 'UTC')).toThrow(says);
});

test('a dead payment notice is retried, and its target receives no leads', async () => {
  await using session = await createCliSession();
  const { db } = session.storage;
  const at = '2026-03-02T12:00:00.000Z';
  await db
    .insertInto('payment_links')
    .values({
      id: 'link',
      project_name: 'Bundle',
      description: '',
      amount_cents: 100,
      state: 'paid',
      revision: 1,
      account: 'built-in test',
      is_test: 1,
      created_at: at,
      created_by: 'sam@larkfield.example',
      expires_at: at,
      refunded_cents: 0,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      id: 'notice',
      payment_link_id: 'link',
      payment_event: 'paid',
      target: 'payment-notice',
      edition: 1,
      status: 'dead',
      attempts: 9,
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
  await session.run(replay, ['--dead']);
  expect((await db.selectFrom('outbox').select('status').executeTakeFirst())?.status).toBe('pending');
  await expect(session.run(replay, ['--target', 'payment-notice', '--all'])).rejects.toThrow(
    'payment-notice receives payments, not leads.',
  );
});

test('an unknown target is refused with the configured ones', async () => {
  await using session = await createCliSession({ environment: withCrm });
  await expect(session.run(replay, ['--target', 'crmm'])).rejects.toThrow(
    'No target "crmm" is configured; did you mean "crm"?',
  );
  await expect(session.run(replay, ['--target', 'webhook'])).rejects.toThrow(
    /Configured targets:\n {2}notice: email to leads@localhost .*\n {2}acknowledgement: .*\n {2}crm: POST https:\/\/crm\.example\/rafp\/submit\n {2}unclaimed-notice: .*\n {2}payment-notice: .*\n {2}reply: .*\n {2}retention-report: .*$/,
  );
});
