import { describe, expect, test } from 'vitest';
import { writeFiles } from '../testing/files/write-dist.ts';
import { json } from '../testing/leads/lead-bodies.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { bucketBounds, bucketOf, quantile } from './buckets.ts';

const pages = { 'index.html': 'home', 'lp8/index.html': 'landing', 'style.css': 'a' };

function beacon(page: string, metrics: Record<string, unknown>): RequestInit {
  return json({
    page,
    metrics: Object.entries(metrics).map(([name, value]) => ({ name, value, rating: 'good' })),
  });
}

function stored({ storage }: TestApp) {
  return storage.db
    .selectFrom('speed_days')
    .selectAll()
    .orderBy('day')
    .orderBy('page')
    .orderBy('metric')
    .orderBy('bucket')
    .execute();
}

/** The requests of these tests name no device. */
const classes = { variants: '', device: '' };

describe.each(databases)('on %s', (database) => {
  test('metrics become a histogram per day, page, and metric', async () => {
    let now = Date.parse('2026-03-02T23:59:00Z');
    await using server = await createTestApp({ database, clock: () => new Date(now) });
    writeFiles(server.distDir, pages);
    const send = (init: RequestInit) => server.app.request('/api/vitals', init);
    for (const lcp of [1100, 1150, 2600])
      expect((await send(beacon('/lp8/', { LCP: lcp, CLS: 0 }))).status).toBe(204);
    await send(beacon('/lp8', { LCP: 1200 }));
    await server.vitals.flush();
    now += 60_000;
    await send(beacon('/', { TTFB: 90 }));
    await server.vitals.flush();
    await send(beacon('/', { TTFB: 80 }));
    await server.vitals.flush();
    expect(await stored(server)).toEqual([
      { day: '2026-03-02', page: '/lp8/', ...classes, metric: 'CLS', bucket: bucketOf('CLS', 0), count: 3 },
      {
        day: '2026-03-02',
        page: '/lp8/',
        ...classes,
        metric: 'LCP',
        bucket: bucketOf('LCP', 1200),
        count: 3,
      },
      {
        day: '2026-03-02',
        page: '/lp8/',
        ...classes,
        metric: 'LCP',
        bucket: bucketOf('LCP', 2600),
        count: 1,
      },
      { day: '2026-03-03', page: '/', ...classes, metric: 'TTFB', bucket: bucketOf('TTFB', 90), count: 2 },
    ]);
  });

  test('reports that no page of the site sends are ignored without an error', async () => {
    await using server = await createTestApp({ database });
    writeFiles(server.distDir, pages);
    for (const init of [
      beacon('/nowhere/', { LCP: 1 }),
      beacon('/style.css', { LCP: 1 }),
      beacon('lp8', { LCP: 1 }),
      beacon('/lp8/', { LCP: -1, INP: 'fast', FCP: null, __proto__: 1, speed: 3 }),
      json({ page: '/lp8/', ...classes, metrics: [null, 7, 'LCP', { name: 'LCP' }] }),
      json({ page: 7, metrics: {} }),
    ])
      expect((await server.app.request('/api/vitals', init)).status).toBe(204);
    await server.vitals.flush();
    expect(await stored(server)).toEqual([]);
  });

  test('metrics that could not be written are retained for the next flush', async () => {
    await using server = await createTestApp({ database });
    writeFiles(server.distDir, pages);
    await server.app.request('/api/vitals', beacon('/lp8/', { INP: 40 }));
    await server.storage.db.schema.alterTable('speed_days').renameTo('gone').execute();
    await server.vitals.flush();
    await server.storage.db.schema.alterTable('gone').renameTo('speed_days').execute();
    await server.vitals.flush();
    expect(await stored(server)).toMatchObject([{ metric: 'INP', count: 1 }]);
  });
});

test('a body that is not a beacon is rejected', async () => {
  await using server = await createTestApp();
  expect((await server.app.request('/api/vitals', json('[]'))).status).toBe(400);
  expect((await server.app.request('/api/vitals', json({ page: 'x'.repeat(5000) }))).status).toBe(413);
  expect((await server.app.request('/api/vitals')).status).toBe(405);
});

test('each value has its bucket, and the limits of good and poor are bounds', () => {
  expect(bucketOf('LCP', 2500)).toBe(bucketBounds.LCP.indexOf(2500));
  expect(bucketOf('LCP', 2500.1)).toBe(bucketBounds.LCP.indexOf(3000));
  expect(bucketOf('LCP', 1e9)).toBe(bucketBounds.LCP.length);
  expect(bucketBounds.LCP).toEqual(expect.arrayContaining([2500, 4000, 200, 500, 1800, 3000, 800]));
  expect(bucketBounds.CLS).toEqual(expect.arrayContaining([0.1, 0.25]));
});

test('the 75th percentile is the upper bound of its bucket', () => {
  const at = (value: number) => bucketOf('LCP', value);
  const counts = new Map([
    [at(1000), 74],
    [at(2500), 2],
    [at(10_000), 24],
  ]);
  expect(quantile('LCP', counts, 0.75)).toBe(2500);
  expect(quantile('LCP', new Map(), 0.75)).toBeUndefined();
  expect(quantile('LCP', new Map([[bucketBounds.LCP.length, 1]]), 0.75)).toBe(Number.POSITIVE_INFINITY);
});
