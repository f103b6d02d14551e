import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tables } from '../storage/tables.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { bucketOf } from '../vitals/buckets.ts';
import { readExperimentDays } from './read-days.ts';

const experiment = { name: 'lp8-price', arms: ['control', 'b'], metric: 'lead' } as const;
const days = { from: '2026-03-02', until: '2026-03-03', dayOf: (at: string) => at.slice(0, 10) };

const visit = (changes: Partial<Insertable<Tables['experiment_days']>>) => ({
  ...{
    day: '2026-03-02',
    experiment: 'lp8-price',
    variant: 'b',
    source: 'Google Ads',
    device: 'phone' as const,
  },
  ...{ exposures: 10, views: 9, visits: 8, forms_opened: 3, forms_begun: 2 },
  ...changes,
});

const origin = (changes: Partial<Insertable<Tables['lead_origins']>>) => ({
  ...{ day: '2026-03-02', page: '/lp8/', revision: 'r', variants: 'lp8-price:b nav:short' },
  ...{ source: 'Google Ads', campaign: '', device: 'phone' as const },
  ...{ has_ad_click: 1, is_spam: 0, is_visitor: 0, has_chat: 0 },
  ...changes,
});

const link = (id: string, originId: number, changes: object) => ({
  ...{ id, project_name: 'CV', description: 'CV', amount_cents: 15_000, state: 'paid' as const, revision: 1 },
  ...{ account: 'test', is_test: 0, created_at: '', created_by: '', expires_at: '', refunded_cents: 0 },
  ...{ origin_id: originId, paid_at: '2026-03-03T10:00:00.000Z', ...changes },
});

describe.each(databases)('on %s', (database) => {
  test('visits, leads, money, and speed are counted by day, device, source, and variant', async () => {
    await using server = await createTestApp({ database });
    const { db } = server.storage;
    await db
      .insertInto('experiment_days')
      .values([
        visit({}),
        visit({ variant: 'control', exposures: 11 }),
        visit({ day: '2026-03-01' }),
        visit({ experiment: 'lp8-price-2' }),
        visit({ variant: 'gone' }),
      ])
      .execute();
    await db
      .insertInto('lead_origins')
      .values([
        origin({ id: 1 }),
        origin({ id: 2 }),
        origin({ id: 3, is_spam: 1 }),
        origin({ id: 4, is_visitor: 1 }),
        origin({ id: 5, variants: 'lp8-price:control', device: 'desktop', day: '2026-03-03' }),
        origin({ id: 6, variants: 'lp8-price-2:b' }),
        origin({ id: 7, variants: '' }),
      ])
      .execute();
    await db
      .insertInto('payment_links')
      .values([
        link('one', 1, { refunded_cents: 6000 }),
        link('two', 2, { is_test: 1 }),
        link('three', 5, { paid_at: '2026-03-04T10:00:00.000Z' }),
      ])
      .execute();
    await db
      .insertInto('payment_refunds')
      .values([
        { link_id: 'one', at: '2026-03-03T12:00:00.000Z', cents: 5000 },
        { link_id: 'one', at: '2026-03-03T13:00:00.000Z', cents: 1000 },
      ])
      .execute();
    await db
      .insertInto('speed_days')
      .values({
        ...{ day: '2026-03-02', page: '/lp8/', variants: 'lp8-price:b', device: 'phone' as const },
        ...{ metric: 'LCP', bucket: bucketOf('LCP', 1200), count: 4 },
      })
      .execute();

    const [first, second, ...others] = await readExperimentDays(db, experiment, days);
    expect(others).toEqual([]);
    expect(Object.keys(first ?? {}).sort()).toEqual(['phone|', 'phone|Google Ads']);
    expect(first?.['phone|Google Ads']).toMatchObject([
      { exposures: 11, beacons: 9, visitors: 8, conversions: 0, leads: 0 },
      { exposures: 10, beacons: 9, visitors: 8, conversions: 2, leads: 3, spam: 1, paid: 0 },
    ]);
    const loads = first?.['phone|']?.[1]?.lcp ?? [];
    expect(loads[bucketOf('LCP', 1200)]).toBe(4);
    expect(loads.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(second).toMatchObject({
      'phone|Google Ads': [
        { paid: 0, refunded: 0 },
        { paid: 1, refunded: 1 },
      ],
      // A lead without a counted visit is no success of one.
      'desktop|Google Ads': [{ leads: 1, conversions: 0 }, { leads: 0 }],
    });
  });
});
