import { describe, expect, test } from 'vitest';
import { createCliSession } from '../../testing/cli-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { bucketOf, type Metric } from '../../vitals/buckets.ts';
import { speed } from './speed.ts';

describe.each(databases)('on %s', (database) => {
  test('each page has a row with its 75th percentiles', async () => {
    await using session = await createCliSession({ database });
    const add = (day: string, page: string, metric: Metric, value: number, count: number) =>
      session.storage.commit((trx) =>
        trx
          .insertInto('vitals')
          .values({ day, page, metric, bucket: bucketOf(metric, value), count })
          .execute(),
      );
    await add('2026-03-08', '/lp8/', 'LCP', 1400, 1500);
    await add('2026-03-07', '/lp8/', 'LCP', 5000, 600);
    await add('2026-03-08', '/lp8/', 'CLS', 0, 9);
    await add('2026-03-08', '/', 'TTFB', 60_000, 3);
    await add('2026-02-01', '/old/', 'LCP', 100, 3);
    expect(await session.run(speed, [])).toMatchInlineSnapshot(`
      "page   views  LCP       INP  CLS  FCP  TTFB
      /lp8/  2,100  5,000 ms       0
      /      3                               more
      2 pages since 2026-03-02 (UTC); red is poor by Google's thresholds, yellow needs improvement.
      "
    `);
    expect(await session.run(speed, ['--days', '1'])).toContain('1,500  1,500 ms');
    expect(await session.run(speed, ['--days', '100'])).toContain('/old/');
  });

  test('without measurements the table is empty', async () => {
    await using session = await createCliSession({ database });
    expect(await session.run(speed, [])).toContain('0 pages since 2026-03-02');
  });
});

test.each(['0', '-1', 'week'])('%s days are refused', (days) => {
  expect(() => speed.read([`--days=${days}`], 'UTC')).toThrow(
    `--days ${days} must be a positive whole number.`,
  );
});
