import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openDistFolder } from '../../static/dist-folder.ts';
import type { Work } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { newLead } from '../../testing/desk/desk-client.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { journalPath, openJournal } from '../journal/journal.ts';
import { nightOf } from './night.ts';
import { createRetentionRules, periodOf, type RetentionRules } from './retention-rules.ts';
import { previewRetention, runRetention } from './run-retention.ts';

const rules: RetentionRules = {
  periods: { spam: periodOf('90d'), lost: periodOf('2y') },
  zone: 'America/Chicago',
};
const now = new Date('2026-11-25T09:00:00Z');
const logger = pino({ level: 'silent' });

type LeadWork = Partial<Pick<Tables['desk_leads'], 'state' | 'is_spam' | 'changed_at'>>;

/** A lead on which staff worked last at that time. */
async function lead(server: TestApp, email: string, work: LeadWork, serviceName = 'Resume'): Promise<string> {
  const id = await newLead(server, { email, serviceName });
  await server.storage.commit((trx) =>
    trx.updateTable('desk_leads').set(work).where('lead_id', '=', id).execute(),
  );
  return id;
}

async function leads(server: TestApp) {
  const old = { changed_at: '2024-11-01T00:00:00.000Z' };
  return {
    spam: await lead(server, 'spam@mail.example', { is_spam: 1, changed_at: '2026-08-01T00:00:00.000Z' }),
    recentSpam: await lead(server, 'spam2@mail.example', {
      is_spam: 1,
      changed_at: '2026-10-01T00:00:00.000Z',
    }),
    lost: await lead(server, 'dana@mail.example', { state: 'lost', ...old }),
    // The same person has an open lead.
    lostOfSam: await lead(server, 'sam@mail.example', { state: 'lost', ...old }),
    openOfSam: await lead(server, 'sam@mail.example', { state: 'open', ...old }, 'Cover letter'),
    won: await lead(server, 'won@mail.example', { state: 'won', ...old }),
  };
}

const run = (server: TestApp, night = '2026-11-25', clock = () => now) =>
  runRetention({ ...server.privacy.parts, clock, rules, reports: ['retention-report'], night, logger });

/** A run during which something happens before it erases. */
async function runWith(server: TestApp, interrupt: (work: Work<unknown>) => Promise<void>): Promise<boolean> {
  const { storage, privacy } = server;
  let commits = 0;
  const commit: typeof storage.commit = async (work) => {
    commits += 1;
    // The first one claims the run, and the second one erases.
    if (commits === 2) await interrupt(work);
    return storage.commit(work);
  };
  const parts = { ...privacy.parts, storage: { db: storage.db, commit } };
  const reports = ['retention-report'];
  return runRetention({ ...parts, clock: () => now, rules, reports, night: '2026-11-25', logger });
}

/** Staff work on a lead. */
const reopen = ({ storage }: TestApp, id: string) =>
  storage.commit((trx) =>
    trx
      .updateTable('desk_leads')
      .set({ state: 'open', changed_at: now.toISOString() })
      .where('lead_id', '=', id)
      .execute(),
  );

describe.each(databases)('on %s', (database) => {
  test('a run erases what is due, once per night, and reports numbers', async () => {
    await using server = await createTestApp({ database });
    const { recentSpam, openOfSam, won } = await leads(server);
    const { db } = server.storage;
    const expected = { leads: { spam: 1, lost: 2 }, people: 2 };
    expect(await previewRetention(db, { rules, company: async () => new Set() }, now)).toEqual(expected);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(6);
    expect(await run(server)).toBe(true);
    const left = await db.selectFrom('leads').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([recentSpam, openOfSam, won].sort());
    const [done] = await db.selectFrom('retention_runs').selectAll().execute();
    expect(JSON.parse(done?.report ?? '')).toMatchObject({ ...expected, rows: { leads: 3, desk_leads: 3 } });
    const reports = db
      .selectFrom('outbox')
      .select(['target', 'retention_day'])
      .where('retention_day', 'is not', null);
    expect(await reports.execute()).toEqual([{ target: 'retention-report', retention_day: '2026-11-25' }]);
    // A lead that becomes due later waits for the next night.
    await server.storage.commit((trx) =>
      trx
        .updateTable('desk_leads')
        .set({ changed_at: '2026-01-01T00:00:00.000Z' })
        .where('lead_id', '=', recentSpam)
        .execute(),
    );
    expect(await run(server)).toBe(true);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(3);
    expect(await run(server, '2026-11-26')).toBe(true);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('a lead that staff work on after it was chosen stays', async () => {
    await using server = await createTestApp({ database });
    const { lost } = await leads(server);
    expect(await runWith(server, async () => void (await reopen(server, lost)))).toBe(true);
    const { storage } = server;
    const left = await storage.db.selectFrom('leads').select('id').execute();
    expect(left).toHaveLength(4);
    expect(left).toContainEqual({ id: lost });
    const [done] = await storage.db.selectFrom('retention_runs').select('report').execute();
    expect(JSON.parse(done?.report ?? '')).toMatchObject({ leads: { spam: 1, lost: 1 }, people: 1 });
    const { read, hash } = openJournal(journalPath(server.config));
    expect(read().flatMap((tombstone) => tombstone.lead)).not.toContain(hash('lead', lost));
    expect(read().flatMap(({ email }) => email)).not.toContain(hash('email', 'dana@mail.example'));
  });

  test('what the journal has is erased, even if the transaction runs again and the lead is no longer due', async () => {
    await using server = await createTestApp({ database });
    const { lost } = await leads(server);
    const { storage } = server;
    await runWith(server, async (work) => {
      // The connection is lost before the commit.
      const cut = storage.commit(async (trx) => {
        await work(trx);
        throw new Error('The connection was lost.');
      });
      await cut.catch(() => {});
      await reopen(server, lost);
    });
    const left = await storage.db.selectFrom('leads').select('id').execute();
    const { read, hash } = openJournal(journalPath(server.config));
    expect(read().flatMap((tombstone) => tombstone.lead)).toContain(hash('lead', lost));
    expect(left).not.toContainEqual({ id: lost });
  });

  test('a run that ended early is taken over when its lease is over, and counts what it had erased', async () => {
    await using server = await createTestApp({ database });
    await leads(server);
    const report = JSON.stringify({ leads: { spam: 7 }, people: 7, rows: {} });
    await server.storage.commit((trx) =>
      trx
        .insertInto('retention_runs')
        .values({ day: '2026-11-25', claimed_until: '2026-11-25T09:05:00.000Z', report })
        .execute(),
    );
    expect(await run(server)).toBe(false);
    expect(await run(server, '2026-11-25', () => new Date('2026-11-25T09:06:00Z'))).toBe(true);
    const [done] = await server.storage.db.selectFrom('retention_runs').select('report').execute();
    expect(JSON.parse(done?.report ?? '')).toMatchObject({ leads: { spam: 8, lost: 2 }, people: 9 });
  });
});

test('mail that belongs to no lead is kept as long as other leads', async () => {
  await using server = await createTestApp();
  const { storage, privacy, config } = server;
  const mail = (id: string, at: string, lead_id: string | null) =>
    storage.commit((trx) =>
      trx
        .insertInto('mails')
        .values({
          ...{ id, at, lead_id, direction: 'in', kind: 'answer', message_id: `<${id}@mail.example>` },
          ...{ from_address: 'sam@mail.example', from_name: '', to_address: 'hello@larkfield.example' },
          ...{ subject: '', text: '', words: '', reference_ids: '', files: '[]', dropped_files: '[]' },
        })
        .execute(),
    );
  await mail('old', '2026-10-01T00:00:00.000Z', null);
  await mail('of a lead', '2026-10-01T00:00:00.000Z', await newLead(server));
  await mail('recent', '2026-11-20T00:00:00.000Z', null);
  const parts = { ...privacy.parts, clock: () => now, reports: ['retention-report'], logger };
  const left = () => storage.db.selectFrom('mails').select('id').orderBy('id').execute();
  await runRetention({ ...parts, rules, night: '2026-11-24' });
  expect(await left()).toHaveLength(3);
  const month = { periods: { leads: periodOf('1m') }, zone: 'UTC' };
  await runRetention({ ...parts, rules: month, night: '2026-11-25' });
  expect(await left()).toEqual([{ id: 'of a lead' }, { id: 'recent' }]);
  const run = storage.db.selectFrom('retention_runs').select('report').where('day', '=', '2026-11-25');
  expect(JSON.parse((await run.executeTakeFirst())?.report ?? '')).toMatchObject({ rows: { mails: 1 } });
  // It is in the journal, or a start would miss it there.
  expect(openJournal(journalPath(config)).read()).toHaveLength(1);
});

test('without rules, nothing is ever erased', async () => {
  await using server = await createTestApp();
  await leads(server);
  const parts = {
    ...server.privacy.parts,
    rules: { periods: {}, zone: 'UTC' },
    reports: [],
    night: '2026-11-25',
    logger,
  };
  expect(await runRetention(parts)).toBe(true);
  expect(await server.storage.db.selectFrom('leads').select('id').execute()).toHaveLength(6);
});

test('a night begins at 3 a.m. in the zone of the site', () => {
  expect(nightOf(new Date('2026-11-25T08:59:00Z'), 'America/Chicago')).toBeUndefined();
  expect(nightOf(new Date('2026-11-25T09:00:00Z'), 'America/Chicago')).toBe('2026-11-25');
});

test('the rules are those of the last build', async () => {
  await using server = await createTestApp();
  const read = createRetentionRules(openDistFolder({ dist: server.distDir }, 0));
  expect(await read()).toEqual({ periods: {}, zone: 'UTC' });
  mkdirSync(join(server.distDir, '.build'), { recursive: true });
  const file = { desk: { zone: 'America/Denver' }, retention: { spam: '6m' } };
  writeFileSync(join(server.distDir, '.build', 'server.json'), JSON.stringify(file));
  const { periods, zone } = await read();
  expect([String(periods.spam), zone]).toEqual(['P6M', 'America/Denver']);
});
