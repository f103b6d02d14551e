import { describe, expect, test } from 'vitest';
import type { ViewReport } from '../../../schema/api/views.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUpViews } from './clean-up-views.ts';
import { maxWaiting } from './view-counter.ts';

const pages = [
  { name: 'lp8', route: '/lp8/', title: 'Landing', revisions: ['rev-now', 'rev-later'] },
  { name: 'home', route: '/', title: 'Home', revisions: ['rev-home'] },
];
const dist = {
  '.build/pages.json': JSON.stringify(pages),
  '.build/experiments.json': JSON.stringify({
    pages: {
      'lp8/index.html': { 'lp8-price:b nav:short': [] },
      'index.html': { 'nav:short': [] },
    },
  }),
  '.build/server.json': JSON.stringify({ desk: { zone: 'America/New_York' } }),
};

const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const ad =
  '1772445600000 https://larkfield.example/lp8/?gclid=a-click-on-an-ad&utm_campaign=exact https://www.google.com/';

const view: ViewReport = {
  kind: 'view',
  page: '/lp8/',
  revision: 'rev-now',
  landing: '0 https://larkfield.example/lp8/ ',
  width: 390,
};

interface Sender {
  address?: string;
  headers?: Record<string, string>;
}

async function send({ app }: TestApp, report: object | string, sender: Sender = {}): Promise<number> {
  const { address = '203.0.113.7', headers = {} } = sender;
  const init = {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: {
      'content-type': 'application/json',
      'user-agent': phone,
      host: 'larkfield.example',
      ...headers,
    },
  };
  const incoming = { socket: { remoteAddress: address } };
  return (await app.request('/api/views', init, { incoming } as never)).status;
}

const days = ({ storage: { db } }: TestApp) =>
  db.selectFrom('view_days').selectAll().orderBy('day').orderBy('device').orderBy('revision').execute();

const refusals = async ({ storage: { db } }: TestApp) =>
  Object.fromEntries(
    (await db.selectFrom('view_refusals').selectAll().execute()).map(({ reason, count }) => [reason, count]),
  );

async function serverAt(database: (typeof databases)[number], at: string, environment = {}) {
  let now = Date.parse(at);
  const server = await createTestApp({ database, environment, clock: () => new Date(now) });
  writeFiles(server.distDir, dist);
  return {
    server,
    goTo: (next: string) => {
      now = Date.parse(next);
    },
  };
}

describe.each(databases)('on %s', (database) => {
  test('views, visits, and forms are counted by what they have in common', async () => {
    const { server } = await serverAt(database, '2026-03-02T15:00:00Z');
    await using _ = server;
    await send(server, { ...view, landing: ad });
    await send(server, { ...view, landing: ad });
    await send(server, { ...view, landing: ad, kind: 'form-opened' });
    await send(server, { ...view, landing: ad, kind: 'form-begun' });
    await send(server, { ...view, landing: ad }, { address: '203.0.113.8' });
    await send(server, { ...view, revision: 'rev-later' }, { headers: { 'user-agent': laptop } });
    await server.views.flush();
    const counts = { day: '2026-03-02', page: '/lp8/', variants: '' };
    expect(await days(server)).toEqual([
      {
        ...counts,
        ...{ revision: 'rev-later', source: 'Direct', campaign: '', device: 'desktop' },
        ...{ views: 1, visits: 1, forms_opened: 0, forms_begun: 0 },
      },
      {
        ...counts,
        ...{ revision: 'rev-now', source: 'Google Ads', campaign: 'exact', device: 'phone' },
        ...{ views: 3, visits: 2, forms_opened: 1, forms_begun: 1 },
      },
    ]);
    const events = await server.storage.db.selectFrom('view_events').selectAll().execute();
    expect(events).toHaveLength(6);
    expect(JSON.stringify(events)).not.toMatch(/203\.0\.113|Mozilla|gclid|a-click-on-an-ad/);
  });

  test('the variants of a page are counted per experiment, each visitor of a day once', async () => {
    const { server } = await serverAt(database, '2026-03-02T15:00:00Z');
    await using _ = server;
    const tested = { ...view, variants: 'nav:short lp8-price:b' };
    await send(server, tested);
    await send(server, tested);
    await send(server, { ...tested, page: '/', revision: 'rev-home', variants: 'nav:short' });
    await server.views.expose({ experiment: 'lp8-price', variant: 'b', source: 'Direct', device: 'phone' });
    await server.views.flush();
    const rows = await server.storage.db
      .selectFrom('experiment_days')
      .select(['experiment', 'variant', 'exposures', 'views', 'visits'])
      .orderBy('experiment')
      .execute();
    expect(rows).toEqual([
      { experiment: 'lp8-price', variant: 'b', exposures: 1, views: 2, visits: 1 },
      { experiment: 'nav', variant: 'short', exposures: 0, views: 3, visits: 1 },
    ]);
  });

  test('a day is one of the company, and a visitor of another day is another visitor', async () => {
    const { server, goTo } = await serverAt(database, '2026-03-03T04:59:00Z');
    await using _ = server;
    await send(server, view);
    goTo('2026-03-03T05:01:00Z');
    await send(server, view);
    await server.views.flush();
    const events = await server.storage.db
      .selectFrom('view_events')
      .select(['day', 'visitor'])
      .orderBy('day')
      .execute();
    expect(events.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03']);
    expect(new Set(events.map(({ visitor }) => visitor)).size).toBe(2);
    expect(events[0]?.visitor).toMatch(/^[\w-]{16}$/);
  });

  test('after 48 hours, nothing joins the visitors of two days', async () => {
    const { server, goTo } = await serverAt(database, '2026-03-02T15:00:00Z');
    await using _ = server;
    const { db } = server.storage;
    await send(server, view);
    await server.views.flush();
    const salts = await db.selectFrom('view_salts').selectAll().execute();
    expect(salts.map(({ day }) => day).sort()).toEqual(['2026-03-02', '2026-03-03']);
    goTo('2026-03-04T15:00:00Z');
    await send(server, view);
    await server.views.flush();
    const { storage, visitorIds } = server;
    await cleanUpViews({ storage, visitorIds, today: await server.views.today() });
    // With all that is left, the visitor's own traits lead to the events of yesterday and today only.
    const left = await db.selectFrom('view_salts').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
    expect(
      await db.selectFrom('view_visitors').select('day').where('day', '<', '2026-03-03').execute(),
    ).toEqual([]);
    const [first, last] = await db
      .selectFrom('view_events')
      .select(['day', 'visitor'])
      .orderBy('day')
      .execute();
    const traits = { site: 'larkfield.example', address: '203.0.113.7', userAgent: phone };
    expect(await visitorIds.of('2026-03-04', traits)).toBe(last?.visitor);
    expect(await visitorIds.of('2026-03-02', traits)).not.toBe(first?.visitor);
  });

  test('events are deleted after 90 days, and their counts stay', async () => {
    const { server, goTo } = await serverAt(database, '2026-03-02T15:00:00Z');
    await using _ = server;
    const { storage, visitorIds } = server;
    const cleanUp = async () => cleanUpViews({ storage, visitorIds, today: await server.views.today() });
    await cleanUp();
    await send(server, view);
    await server.views.flush();
    goTo('2026-05-31T15:00:00Z');
    await cleanUp();
    await send(server, view);
    await server.views.flush();
    const stored = () => storage.db.selectFrom('view_events').select('day').orderBy('day').execute();
    expect(await stored()).toEqual([{ day: '2026-03-02' }, { day: '2026-05-31' }]);
    goTo('2026-06-01T15:00:00Z');
    await cleanUp();
    expect(await stored()).toEqual([{ day: '2026-05-31' }]);
    expect(await days(server)).toHaveLength(2);
  });

  test('a batch whose commit only seemed to fail is counted once', async () => {
    let failures = 1;
    await using server = await createTestApp({
      database,
      injectFault: ({ commit }) => ({
        async commit(work) {
          const result = await commit(work);
          if (String(work).includes('storeViews') && failures-- > 0) throw new Error('connection lost');
          return result;
        },
      }),
    });
    writeFiles(server.distDir, dist);
    await send(server, view);
    await server.views.flush();
    expect(server.logged().map(({ msg }) => msg)).toContain('views could not be stored; will retry');
    await server.views.flush();
    expect(await days(server)).toMatchObject([{ views: 1, visits: 1 }]);
  });
});

test('reports that no visitor of the site sends are refused, and counted as refused', async () => {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z');
  await using _ = server;
  const statuses = [
    await send(server, { ...view, page: '/nowhere/' }),
    await send(server, { ...view, revision: 'made-up' }),
    await send(server, { ...view, variants: 'made-up:b' }),
    await send(server, { ...view, kind: 'paid' }),
    await send(server, '{"page":'),
    await send(server, { ...view, landing: 'x'.repeat(1_000_000) }),
    await send(server, view, {
      headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    }),
    await send(server, view, { headers: { cookie: 'a=b; __Host-staff.session_token=abc' } }),
  ];
  expect(statuses).toEqual([204, 204, 204, 204, 400, 413, 204, 204]);
  await server.views.flush();
  expect(await days(server)).toEqual([]);
  expect(await refusals(server)).toEqual({
    'unknown-page': 1,
    'old-revision': 2,
    malformed: 2,
    'too-large': 1,
    bot: 1,
    staff: 1,
  });
});

test('a page that was open during a build is counted for an hour', async () => {
  const { server, goTo } = await serverAt('SQLite', '2026-03-02T15:00:00Z');
  await using _ = server;
  await send(server, view);
  writeFiles(server.distDir, {
    '.build/pages.json': JSON.stringify([{ ...pages[0], revisions: ['rev-new'] }]),
  });
  goTo('2026-03-02T15:10:00Z');
  await send(server, { ...view, revision: 'rev-new' });
  await send(server, { ...view, kind: 'form-opened' });
  goTo('2026-03-02T16:10:01Z');
  await send(server, { ...view, kind: 'form-begun' });
  await server.views.flush();
  expect(await days(server)).toMatchObject([
    { revision: 'rev-new', views: 1 },
    { revision: 'rev-now', views: 1, forms_opened: 1, forms_begun: 0 },
  ]);
  expect(await refusals(server)).toEqual({ 'old-revision': 1 });
});

test('a browser without storage is counted by the address of the page', async () => {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z');
  await using _ = server;
  const referer = 'https://larkfield.example/lp8/?utm_source=facebook&utm_medium=paid&utm_campaign=spring';
  await send(server, { ...view, landing: '' }, { headers: { referer } });
  await server.views.flush();
  expect(await days(server)).toMatchObject([{ source: 'Meta Ads', campaign: 'spring' }]);
});

test.each(['sec-gpc', 'dnt'])('a visitor who sends %s is counted without an id', async (name) => {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z');
  await using _ = server;
  await send(server, view, { headers: { [name]: '1' } });
  await send(server, view, { headers: { [name]: '1' } });
  await server.views.flush();
  const events = await server.storage.db.selectFrom('view_events').select('visitor').execute();
  expect(events).toEqual([{ visitor: null }, { visitor: null }]);
  expect(await days(server)).toMatchObject([{ views: 2, visits: 2 }]);
});

test('one address can send as many reports per minute as the limit says', async () => {
  const { server, goTo } = await serverAt('SQLite', '2026-03-02T15:00:00Z', { VIEW_LIMIT_PER_ADDRESS: '3' });
  await using _ = server;
  const statuses = [];
  for (let index = 0; index < 5; index += 1) statuses.push(await send(server, view));
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  expect(await send(server, view, { address: '203.0.113.8' })).toBe(204);
  goTo('2026-03-02T15:01:00Z');
  expect(await send(server, view)).toBe(204);
  await server.views.flush();
  expect(await refusals(server)).toEqual({ limit: 2 });
});

test('while the database is away, 10,000 events wait, and more are dropped, logged, and counted', async () => {
  let isAway = true;
  await using server = await createTestApp({
    injectFault: ({ commit }) => ({
      commit: (work) => (isAway ? Promise.reject(new Error('away')) : commit(work)),
    }),
  });
  writeFiles(server.distDir, dist);
  const event = {
    ...({ kind: 'view', page: '/lp8/', revision: 'rev-now', variants: '' } as const),
    ...({ source: 'Direct', campaign: '', device: 'phone', width: '0', visitor: null } as const),
  };
  for (let index = 0; index < maxWaiting + 700; index += 1) await server.views.count(event);
  await server.views.flush();
  const messages = server.logged().map(({ msg }) => msg);
  expect(messages.filter((one) => one === 'views are dropped until the database answers')).toHaveLength(1);
  isAway = false;
  await server.views.flush();
  const [day] = await days(server);
  const { dropped = 0 } = await refusals(server);
  // The batch that was being written when the database went away waits in addition.
  expect(day?.views).toBeGreaterThanOrEqual(maxWaiting);
  expect((day?.views ?? 0) + dropped).toBe(maxWaiting + 700);
});

test('made-up campaigns cannot fill the tables', async () => {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z');
  await using _ = server;
  for (let index = 0; index < 510; index += 1)
    await send(server, { ...view, landing: `0 https://a.example/?utm_campaign=${index} ` });
  await server.views.flush();
  const campaigns = await server.storage.db.selectFrom('view_days').select('campaign').distinct().execute();
  expect(campaigns).toHaveLength(501);
  expect(campaigns).toContainEqual({ campaign: 'Other' });
});
