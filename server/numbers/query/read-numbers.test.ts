import { describe, expect, test } from 'vitest';
import type { NumberLeadsAnswer, NumbersAnswer } from '../../../schema/api/numbers.ts';
import { deskClient } from '../../testing/desk/desk-client.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { insertLead } from '../../testing/leads/insert-rows.ts';
import { insertLink, insertOrigin, insertViews } from '../../testing/numbers/insert-numbers.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const clock = () => new Date('2026-03-09T15:00:00Z');

/** An app of a company in New York, whose page `/lp8/` was `/eight/`. */
async function openApp(options: TestAppOptions = {}) {
  const server = await createTestApp({ clock, ...options });
  writeFiles(server.distDir, {
    '.build/server.json': JSON.stringify({ site: {}, desk: { zone: 'America/New_York' } }),
    '.build/pages.json': JSON.stringify([
      { name: 'lp8', route: '/lp8/', title: 'A resume that gets read', formerly: ['/eight/'] },
    ]),
  });
  const staff = await deskClient(server);
  const read = async (query = 'days=7') => {
    const answer = await staff.get(`numbers?${query}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as NumbersAnswer;
  };
  return { ...server, staff, read };
}

const counted = ({ views, formsOpened, leads, linksOpened, paid, revenueCents }: NumbersAnswer['total']) => [
  views,
  formsOpened,
  leads,
  linksOpened,
  paid,
  revenueCents,
];

describe.each(databases)('on %s', (database) => {
  test('the steps are counted on the days that they happened, in the company’s zone', async () => {
    await using app = await openApp({ database });
    const { storage } = app;
    await insertViews(storage, '2026-03-02', { views: 100, forms_opened: 20 });
    await insertViews(storage, '2026-03-08', { views: 50, forms_opened: 5, device: 'desktop' });
    await insertViews(storage, '2026-03-01', { views: 60, forms_opened: 6 });
    await insertViews(storage, '2026-03-09', { views: 7 });
    const lead = await insertOrigin(storage, '2026-03-02');
    await insertOrigin(storage, '2026-03-03', { is_spam: 1 });
    await insertOrigin(storage, '2026-03-03', { is_visitor: 1 });
    await insertOrigin(storage, '2026-03-01');
    // Daylight saving time starts on March 8, and the day ends at 4:00 UTC.
    await insertLink(storage, { origin_id: lead, viewed_at: '2026-03-09T03:59:59.999Z' });
    const first = await insertLink(storage, {
      origin_id: lead,
      viewed_at: '2026-03-02T05:00:00.000Z',
      paid_at: '2026-03-02T05:00:00.000Z',
    });
    await insertLink(storage, { amount_cents: 100, paid_at: '2026-03-05T12:00:00.000Z' });
    await insertLink(storage, { origin_id: lead, paid_at: '2026-03-09T04:00:00.000Z' });
    await insertLink(storage, { origin_id: lead, paid_at: '2026-03-02T04:59:59.999Z' });
    await insertLink(storage, { paid_at: '2026-03-05T12:00:00.000Z', is_test: 1 });
    const refunds = [
      ['2026-03-08T10:00:00.000Z', 900],
      ['2026-03-09T10:00:00.000Z', 10],
    ] as const;
    for (const [at, cents] of refunds)
      await storage.commit((trx) =>
        trx.insertInto('payment_refunds').values({ link_id: first, at, cents }).execute(),
      );
    const answer = await app.read();
    expect(answer.period).toEqual({ since: '2026-03-02', until: '2026-03-08' });
    expect(answer.against).toEqual({ since: '2026-02-23', until: '2026-03-01' });
    expect(counted(answer.total)).toEqual([150, 25, 1, 2, 2, 22_000]);
    expect(answer.total).toMatchObject({ refunds: 1, refundedCents: 900 });
    expect(counted(answer.before)).toEqual([60, 6, 1, 0, 1, 21_900]);
    expect(answer.today).toEqual({ views: 7, leads: 0 });
    expect(answer.countedSince).toBe('2026-03-01');
    expect(answer.withoutLead).toMatchObject({ paid: 1, revenueCents: 100 });
    expect(answer.days).toHaveLength(7);
    expect(answer.days[0]).toMatchObject({ day: '2026-03-02', views: 100, leads: 1, paid: 1 });
    expect(answer.days[6]).toMatchObject({ day: '2026-03-08', views: 50, linksOpened: 1, paid: 0 });
    expect(answer.pages).toHaveLength(1);
    const [page] = answer.pages;
    expect(page?.paid).toBe(1);
    expect(page?.rate).toEqual({ rate: 1 / 150, low: expect.any(Number), high: expect.any(Number) });
  });

  test('pages have earlier addresses, variants, and revisions; parts add up to the whole', async () => {
    await using app = await openApp({ database });
    const { storage } = app;
    await insertViews(storage, '2026-03-02', { views: 30, page: '/eight/' });
    for (const [index, variants] of ['lp8-price:a', 'lp8-price:b'].entries()) {
      await insertViews(storage, '2026-03-04', { views: 40 + index, variants, revision: 'r2' });
      const origin_id = await insertOrigin(storage, '2026-03-04', { variants, revision: 'r2' });
      await insertLink(storage, { origin_id, paid_at: '2026-03-05T12:00:00.000Z' });
    }
    await insertViews(storage, '2026-03-04', { views: 9, page: '/gone/', source: 'Direct' });
    await insertOrigin(storage, '2026-03-04', { page: '', source: 'Email', device: '' });
    const { pages, notes, total } = await app.read();
    expect(pages.map(({ page, title, views, leads }) => [page, title, views, leads])).toEqual([
      ['/lp8/', 'A resume that gets read', 111, 2],
      ['', '', 0, 1],
      ['/gone/', '', 9, 0],
    ]);
    const [page] = pages;
    expect(
      page?.variants.map(({ variants, views, leads, since }) => [variants, views, leads, since]),
    ).toEqual([
      ['', 30, 0, '2026-03-02'],
      ['lp8-price:a', 40, 1, '2026-03-04'],
      ['lp8-price:b', 41, 1, '2026-03-04'],
    ]);
    expect(page?.revisions.map(({ revision, paid }) => [revision, paid])).toEqual([
      ['r2', 2],
      ['r1', 0],
    ]);
    expect(page?.leadsByDay).toEqual([0, 0, 2, 0, 0, 0, 0]);
    expect(notes).toEqual([
      { day: '2026-03-04', text: 'Test lp8-price starts' },
      { day: '2026-03-04', text: 'Test lp8-price ends' },
    ]);
    expect(total.revenueCents).toBe(43_800);
  });

  test('filters restrict every figure', async () => {
    await using app = await openApp({ database });
    const { storage } = app;
    for (const [source, campaign, device] of [
      ['Google Ads', 'spring', 'phone'],
      ['Google Ads', '', 'desktop'],
      ['Direct', '', 'phone'],
    ] as const) {
      await insertViews(storage, '2026-03-02', { views: 10, source, campaign, device });
      const origin_id = await insertOrigin(storage, '2026-03-02', { source, campaign, device });
      const at = '2026-03-03T12:00:00.000Z';
      await insertLink(storage, { origin_id, viewed_at: at, paid_at: at });
    }
    await insertLink(storage, { paid_at: '2026-03-03T12:00:00.000Z' });
    const all = await app.read();
    expect(counted(all.total)).toEqual([30, 0, 3, 3, 4, 87_600]);
    expect(all.sources.map(({ source, views, paid }) => [source, views, paid])).toEqual([
      ['Google Ads', 20, 2],
      ['Direct', 10, 1],
    ]);
    expect(all.sources[0]?.campaigns.map(({ campaign, leads }) => [campaign, leads])).toEqual([
      ['', 1],
      ['spring', 1],
    ]);
    expect(all.sources[1]?.campaigns).toEqual([]);
    const phones = await app.read('days=7&device=phone');
    expect(counted(phones.total)).toEqual([20, 0, 2, 2, 2, 43_800]);
    expect(phones.withoutLead.paid).toBe(0);
    const ads = await app.read('days=7&source=Google+Ads&device=desktop');
    expect(counted(ads.total)).toEqual([10, 0, 1, 1, 1, 21_900]);
    expect(ads.sourceNames).toEqual(['Google Ads']);
    expect((await app.read('days=7&source=Google+Ads')).sourceNames).toEqual(['Google Ads', 'Direct']);
  });

  test('speed is the 75th percentile of both histograms', async () => {
    await using app = await openApp({ database });
    await insertSpeed(app, '2026-03-02', [
      ['phone', 'LCP', 13, 30],
      ['desktop', 'LCP', 8, 10],
      ['phone', 'CLS', 3, 4],
    ]);
    await insertViews(app.storage, '2026-03-02', { views: 10 });
    await insertViews(app.storage, '2026-03-02', { views: 9, device: 'desktop' });
    const { speed, devices, pages } = await app.read();
    expect(speed).toEqual({ lcpMs: 1800, inpMs: 300, cls: 0.05 });
    expect(pages[0]?.lcpMs).toBe(1800);
    expect(devices.map(({ device, lcpMs, inpMs }) => [device, lcpMs, inpMs])).toEqual([
      ['phone', 1800, null],
      ['desktop', 600, null],
    ]);
  });
});

test('the file has the days and pages, and no formulas', async () => {
  await using app = await openApp();
  await insertViews(app.storage, '2026-03-03', { views: 1234, page: '=evil/' });
  const origin_id = await insertOrigin(app.storage, '2026-03-03', { page: '=evil/' });
  await insertLink(app.storage, { origin_id, paid_at: '2026-03-03T12:00:00.000Z', amount_cents: 12_345 });
  const answer = await app.staff.get('numbers.csv?days=2&device=phone');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="numbers-2026-03-07-2026-03-08.csv"',
  );
  const text = await (await app.staff.get('numbers.csv?since=2026-03-02&until=2026-03-03')).text();
  expect(text).toMatchInlineSnapshot(`
    ""table","name","title","views","forms_opened","leads","leads_per_view","leads_per_view_low","leads_per_view_high","links_opened","paid","revenue","lcp_ms"
    "total","2026-03-02 to 2026-03-03",,"1234","0","1","0.000810","0.000143","0.004576","0","1","123.45",
    "day","2026-03-02",,"0","0","0",,,,"0","0","0.00",
    "day","2026-03-03",,"1234","0","1",,,,"0","1","123.45",
    "page","'=evil/",,"1234","0","1","0.000810","0.000143","0.004576","0","1","123.45",
    "without lead",,,"0","0","0",,,,"0","0","0.00",
    "
  `);
});

describe.each(databases)('on %s', (database) => {
  test('the leads behind a figure are listed', async () => {
    await using app = await openApp({ database });
    const { storage, staff } = app;
    const lead_id = await insertLead(storage, { full_name: 'Dana Ruiz' });
    const found = await insertOrigin(storage, '2026-03-03', {
      lead_id,
      page: '/eight/',
      variants: 'lp8-price:b',
    });
    await insertOrigin(storage, '2026-03-04', { page: '/lp8/' });
    const variants = 'footer:new lp8-price:b';
    await insertOrigin(storage, '2026-03-04', { page: '/other/', source: 'Direct', variants });
    await insertOrigin(storage, '2026-03-04', { is_spam: 1 });
    await insertLink(storage, { origin_id: found, paid_at: '2026-03-05T12:00:00.000Z' });
    const list = async (query: string) =>
      (await (await staff.get(`numbers/leads?days=7&${query}`)).json()) as NumberLeadsAnswer;
    const all = await list('');
    expect(all.total).toBe(3);
    expect(all.leads.at(-1)).toEqual({
      id: lead_id,
      name: 'Dana Ruiz',
      day: '2026-03-03',
      page: '/eight/',
      source: 'Google Ads',
      campaign: '',
      device: 'phone',
      variants: 'lp8-price:b',
      paidCents: 21_900,
    });
    expect(all.leads[0]).toMatchObject({ id: null, name: '' });
    expect((await list('page=/lp8/')).total).toBe(2);
    expect((await list('page=/lp8/&variants=lp8-price:b')).total).toBe(1);
    expect((await list('page=/lp8/&variants=')).total).toBe(1);
    expect((await list('variant=lp8-price:b')).total).toBe(2);
    expect((await list('variant=price:b')).total).toBe(0);
    expect((await list('source=Direct')).total).toBe(1);
    expect((await list('step=paid')).leads.map(({ id }) => id)).toEqual([lead_id]);
    expect((await list('step=links')).total).toBe(0);
    expect((await staff.get('numbers/leads?step=views')).status).toBe(422);
  });
});

/** Some of today's histogram, and one cell of the older one. */
async function insertSpeed(
  { storage }: Pick<TestApp, 'storage'>,
  day: string,
  cells: [device: 'phone' | 'desktop', metric: string, bucket: number, count: number][],
): Promise<void> {
  await storage.commit(async (trx) => {
    for (const [device, metric, bucket, count] of cells)
      await trx
        .insertInto('speed_days')
        .values({ day, page: '/lp8/', variants: '', device, metric, bucket, count })
        .execute();
    await trx
      .insertInto('vitals')
      .values({ day, page: '/lp8/', metric: 'INP', bucket: 5, count: 2 })
      .execute();
  });
}

test('without any views or leads, everything is zero', async () => {
  await using app = await openApp();
  const { total, before, countedSince, pages, droppedViews } = await app.read('');
  expect(counted(total)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(total.rate).toBeNull();
  expect(counted(before)).toEqual([0, 0, 0, 0, 0, 0]);
  expect({ countedSince, pages, droppedViews }).toEqual({ countedSince: null, pages: [], droppedViews: 0 });
});

test('an answer is repeated for 15 seconds', async () => {
  const now = { ms: clock().getTime() };
  await using app = await openApp({ clock: () => new Date(now.ms) });
  await app.read();
  await insertViews(app.storage, '2026-03-02', { views: 5 });
  now.ms += 14_999;
  expect((await app.read()).total.views).toBe(0);
  now.ms += 1;
  expect((await app.read()).total.views).toBe(5);
});
