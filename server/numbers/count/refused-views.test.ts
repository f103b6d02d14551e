import { expect, test } from 'vitest';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { days, dist, pages, refusals, send, serverAt, view } from '../../testing/numbers/send-views.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { maxWaiting } from './view-counter.ts';

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
