import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { days, dist, phone, send, serverAt, view } from '../../testing/numbers/send-views.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { cleanUpViews } from './clean-up-views.ts';

const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const ad =
  '1772445600000 https://larkfield.example/lp8/?gclid=a-click-on-an-ad&utm_campaign=exact https://www.google.com/';

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
    server.views.expose({ experiment: 'lp8-price', variant: 'b', source: 'Direct', device: 'phone' });
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
    const choice = { experiment: 'lp8-price', variant: 'b', source: 'Direct', device: 'phone' } as const;
    await send(server, view);
    server.views.expose(choice);
    goTo('2026-03-03T05:01:00Z');
    await send(server, view);
    for (let shown = 0; shown < 2; shown += 1) server.views.expose(choice);
    await server.views.flush();
    const events = await server.storage.db
      .selectFrom('view_events')
      .select(['day', 'visitor'])
      .orderBy('day')
      .execute();
    expect(events.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03']);
    expect(new Set(events.map(({ visitor }) => visitor)).size).toBe(2);
    const exposures = await server.storage.db
      .selectFrom('experiment_days')
      .select(['day', 'exposures'])
      .orderBy('day')
      .execute();
    expect(exposures.map(({ day, exposures }) => [day, exposures])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 2],
    ]);
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

  test('a campaign that is cut in the middle of a character is counted', async () => {
    const { server } = await serverAt(database, '2026-03-02T15:00:00Z');
    await using _ = server;
    const campaign = `${'a'.repeat(99)}%F0%9F%98%80`;
    await send(server, { ...view, landing: `0 https://larkfield.example/lp8/?utm_campaign=${campaign} ` });
    await server.views.flush();
    expect(await days(server)).toMatchObject([{ campaign: `${'a'.repeat(99)}\uFFFD`, views: 1 }]);
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
