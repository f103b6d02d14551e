import { describe, expect, test } from 'vitest';
import { insertCounts, type SampleCounts } from '../testing/experiments/insert-counts.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { readExperimentDays } from './read-days.ts';
import { readLosses } from './read-losses.ts';
import { readRevenue } from './read-revenue.ts';
import { addDays as sumOf, totalsByArm } from './statistics/counts.ts';

const letters = new Map([
  ['control', 'A'],
  ['price', 'B'],
]);
const days = { from: '2026-03-02', until: '2026-03-05', dayOf: (at: string) => at.slice(0, 10) };

const counts = (variant: string, changes: Partial<SampleCounts> = {}): SampleCounts => ({
  ...{ experiment: 'lp8-price', variant, page: '/lp8/', from: days.from, days: 4 },
  ...{ exposures: 1000, lost: 20, visits: 900, leads: 42, spam: 2 },
  ...{ paid: 8, refunded: 1, revenueCents: 100_001, lcpMs: 1300 },
  ...changes,
});

describe.each(databases)('on %s', (database) => {
  test('revenue and losses belong to the payments and visits that are counted', async () => {
    await using server = await createTestApp({ database });
    const { storage } = server;
    await insertCounts(storage, counts('control'));
    await insertCounts(
      storage,
      counts('price', { lost: 100, lostAt: { device: 'phone', source: 'Google' } }),
    );
    await insertCounts(storage, counts('control', { from: '2026-03-06', revenueCents: 7 }));
    await insertCounts(storage, counts('price', { experiment: 'lp8-price-2', revenueCents: 7 }));
    const name = 'lp8-price';
    const counted = await readExperimentDays(
      storage.db,
      { name, arms: [...letters.keys()], metric: 'lead' },
      days,
    );
    const totals = totalsByArm(counted.reduce(sumOf), [{ name: 'control' }, { name: 'price' }]);
    expect(totals).toMatchObject([
      { exposures: 1000, beacons: 980, visitors: 900, conversions: 40, leads: 42, spam: 2, paid: 8 },
      { exposures: 1000, beacons: 900, visitors: 900, conversions: 40, refunded: 1 },
    ]);
    expect(await readRevenue(storage.db, { name }, days)).toEqual(
      new Map([
        ['control', 100_001],
        ['price', 100_001],
      ]),
    );
    const losses = await readLosses(storage.db, { name, letters }, days);
    expect(losses.map(({ kind, name: of }) => `${kind} ${of}`)).toEqual([
      ...['device phone', 'device desktop', 'device tablet'],
      ...['source Google', 'source Google Ads', 'source Direct', 'source Meta Ads'],
    ]);
    expect(losses[0]?.arms).toEqual([
      { letter: 'A', exposures: 580, beacons: 568 },
      { letter: 'B', exposures: 580, beacons: 480 },
    ]);
  });
});
