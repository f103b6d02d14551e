import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { presenceEveryMs } from '../../../schema/api/desk.ts';
import { markSpam } from '../../leads/spam/judge-spam.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { type DeskClient, deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { insertBareLead } from '../../testing/leads/bare-lead.ts';
import { readEvents } from '../../testing/read-events.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDesk } from '../desk.ts';
import { createFeed } from './feed.ts';
import { openPostgresChannel } from './postgres-channel.ts';
import { startWatch } from './watch.ts';

/** Reads a desk's stream; `events` grows as they arrive. */
async function openStream(server: TestApp, { headers }: Pick<DeskClient, 'headers'>) {
  const answer = await server.app.request('/api/staff/desk/feed', { headers });
  return { answer, ...readEvents(answer) };
}

test('a desk hears of a new lead, of work on it, and of who has it open', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const stream = await openStream(server, nora);
  expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const id = await newLead(server);
  await nora.claim(id);
  const tab = crypto.randomUUID();
  for (const isWriting of [false, false, true])
    await nora.post('desk/presence', { tab, leadId: id, isWriting });
  const spam = await newLead(server, { website: 'https://spam.example' });
  await expect
    .poll(() => stream.events)
    .toEqual([
      ['ready', {}],
      ['lead', { id, isNew: true }],
      ['lead', { id, isNew: false }],
      ['presence', { leadId: null }],
      ['presence', { leadId: id }],
      ['presence', { leadId: id }],
      ['presence', { leadId: id }],
      ['lead', { id: spam, isNew: false }],
    ]);
  await stream.close();
});

test('a stream says how soon to connect again, and has a beat that no browser slows down', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { headers } = nora;
    const answer = await server.app.request('/api/staff/desk/feed', { headers });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/^event: ready\ndata: \{\}\nretry: \d{3}\n\n$/);
    vi.advanceTimersByTime(presenceEveryMs);
    expect((await reader?.read())?.value).toBe('event: beat\ndata: {}\n\n');
    await reader?.cancel();
  } finally {
    vi.useRealTimers();
  }
});

test('a stream ends when the server stops', async () => {
  await using server = await createTestApp();
  const stream = await openStream(server, await deskClient(server));
  await server.desk.stop();
  await stream.ended;
});

test('people on one lead see each other until they leave or fall silent', async () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  await using server = await createTestApp({ clock: () => new Date(now) });
  const id = await newLead(server);
  const nora = await deskClient(server);
  const dana = await deskClient(server, 'dana@larkfield.example');
  const report = (person: DeskClient, more: object = {}) =>
    person.post('desk/presence', { tab: tabs[person.email], leadId: id, isWriting: false, ...more });
  const tabs: Record<string, string> = {
    [nora.email]: crypto.randomUUID(),
    [dana.email]: crypto.randomUUID(),
  };
  await report(nora);
  await report(dana, { isWriting: true });
  expect((await nora.lead(id)).present).toEqual([{ email: dana.email, name: 'Dana', isWriting: true }]);
  expect((await dana.lead(id)).present).toMatchObject([{ name: 'Nora', isWriting: false }]);
  await report(dana, { isLeaving: true });
  expect((await nora.lead(id)).present).toEqual([]);
  expect((await nora.desk()).present).toMatchObject([{ name: 'Nora' }]);
  now += presenceEveryMs * 3;
  expect((await nora.desk()).present).toEqual([]);
});

describe.each(databases)('on %s', (database) => {
  test('leads that no server published are found: of a crash, of a server without a desk, and of a command', async () => {
    await using server = await createTestApp({ database });
    const { storage, desk, config } = server;
    const seen: unknown[] = [];
    desk.feed.subscribe((change) => seen.push(change));
    const logger = pino({ level: 'silent' });
    const watch = startWatch({ storage, ...desk, clock: () => new Date(), logger, everyMs: 20 });
    // Like a process of its own: SQLite does not report commits of the same connection.
    const other = await openStorage(config);
    await other.commit(async (trx) => {
      await insertBareLead(trx, 'recent');
      await trx.updateTable('leads').set({ received_at: new Date().toISOString() }).execute();
      await insertBareLead(trx, 'old');
    });
    await expect.poll(() => seen).toEqual([{ lead: 'recent', isNew: true }]);
    await desk.intake.catchUp();
    expect(seen.slice(1)).toEqual([{ lead: 'old' }]);
    const states = await storage.db.selectFrom('desk_leads').select(['lead_id', 'state']).execute();
    expect(states).toEqual([
      { lead_id: 'recent', state: 'open' },
      { lead_id: 'old', state: 'earlier' },
    ]);
    await other.commit((trx) => markSpam(trx, 'recent', new Date()));
    await expect.poll(() => seen.slice(2)).toEqual([{ lead: 'recent' }]);
    await other.close();
    await watch.stop();
  });

  test('a chat message that was published is not published again as a change of its lead', async () => {
    await using server = await createTestApp({ database });
    const { storage, desk, config } = server;
    const talking = await newLead(server);
    const changed = await newLead(server);
    const seen: unknown[] = [];
    const other = await openStorage(config);
    const changed_at = new Date().toISOString();
    const change = (id: string) =>
      other.commit((trx) =>
        trx.updateTable('desk_leads').set({ changed_at }).where('lead_id', '=', id).execute(),
      );
    const watch = startWatch({
      storage,
      ...desk,
      clock: () => new Date(),
      logger: pino({ level: 'silent' }),
      everyMs: 20,
    });
    desk.feed.subscribe((published) => seen.push(published));
    desk.feed.publish({ chat: talking });
    await change(talking);
    await change(changed);
    await expect.poll(() => seen).toContainEqual(expect.objectContaining({ lead: changed }));
    expect(seen.filter((one) => JSON.stringify(one).includes(talking))).toEqual([{ chat: talking }]);
    await other.close();
    await watch.stop();
  });
});

test.runIf(databases.includes('PostgreSQL'))(
  'servers on one database hear of each other’s changes within a second, also after the connection was lost',
  async () => {
    await using server = await createTestApp({ database: 'PostgreSQL' });
    const { storage, config, parts } = server;
    const { rules } = server.desk;
    const open = () =>
      openDesk({ ...server, ...parts, databaseUrl: config.databaseUrl, rules, unclaimedTargets: [] });
    const desks = [open(), open()];
    const seen: unknown[][] = [[], []];
    for (const [index, desk] of desks.entries()) desk.feed.subscribe((change) => seen[index]?.push(change));
    const whenConnected = () =>
      expect
        .poll(() => {
          desks[0]?.feed.publish({ presence: null });
          // Its own connection reports itself, also before the other server has one.
          return seen[1]?.some((change) => 'presence' in (change as object));
        })
        .toBe(true);
    for (const round of ['first', 'after a cut']) {
      await whenConnected();
      const many = Array.from({ length: 300 }, (_, index) => ({ lead: `${round} ${index}` }));
      for (const change of many) desks[0]?.feed.publish(change);
      await expect.poll(() => seen[1]?.filter((change) => 'lead' in (change as object))).toEqual(many);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'landing-pages desk' and datname = current_database()`.execute(storage.db);
      seen[1] = [];
    }
    for (const desk of desks) await desk.stop();
  },
);

test.runIf(databases.includes('PostgreSQL'))('a connection that is not open yet closes', async () => {
  await using server = await createTestApp({ database: 'PostgreSQL' });
  const channel = openPostgresChannel(String(server.config.databaseUrl), pino({ level: 'silent' }));
  await channel.close();
});

test('publishing on a closed feed does nothing', async () => {
  const feed = createFeed(pino({ level: 'silent' }));
  const seen: unknown[] = [];
  feed.subscribe((change) => seen.push(change));
  await feed.close();
  feed.publish({ lead: 'x' });
  expect(seen).toEqual([]);
});
