import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addDays } from '../../lib/day-of.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import type { Tables } from '../../storage/tables.ts';
import { bucketBounds, bucketOf } from '../../vitals/buckets.ts';
import { spread } from './spread.ts';

type Place = Pick<Dimensions, 'device' | 'source'>;

/** What one variant counts over some days. */
export interface SampleCounts {
  experiment: string;
  variant: string;
  /** The page's route. */
  page: string;
  /** The first day, such as `2026-03-02`. */
  from: string;
  days: number;
  exposures: number;
  /** Of the exposures; the others are views. */
  lost: number;
  /** Where visits get lost; everywhere by default. */
  lostAt?: Place;
  visits: number;
  /** With spam. */
  leads: number;
  spam: number;
  paid: number;
  refunded: number;
  revenueCents: number;
  /** The 75th percentile, in ms. */
  lcpMs: number;
  /** How many times more leads the first days bring; 0 by default. */
  early?: number;
}

const places: readonly (Place & { share: number })[] = [
  { device: 'phone', source: 'Google Ads', share: 30 },
  { device: 'phone', source: 'Meta Ads', share: 16 },
  { device: 'phone', source: 'Google', share: 12 },
  { device: 'desktop', source: 'Google Ads', share: 18 },
  { device: 'desktop', source: 'Google', share: 10 },
  { device: 'desktop', source: 'Direct', share: 8 },
  { device: 'tablet', source: 'Google Ads', share: 6 },
];

const weekdays = [108, 112, 106, 104, 96, 84, 90];

/** Inserts what a variant counted, spread over days, devices, and sources. The sums are exact. */
export async function insertCounts({ commit }: Pick<Storage, 'commit'>, counts: SampleCounts): Promise<void> {
  const { experiment, variant, page, from, days, lostAt, early = 0 } = counts;
  const cells = Array.from({ length: days }, (_, index) =>
    places.map(({ share, ...place }) => ({
      place: { day: addDays(from, index), ...place },
      weight: share * (weekdays[index % 7] ?? 0),
      leadWeight: share * (weekdays[index % 7] ?? 0) * (1 + early * Math.exp(-index / 3)),
    })),
  ).flat();
  const weights = cells.map(({ weight }) => weight);
  const lostWeights = cells.map(({ place: { device, source }, weight }) =>
    !lostAt || (device === lostAt.device && source === lostAt.source) ? weight : 0,
  );
  const [exposures, lost, visits] = [
    spread(counts.exposures, weights),
    spread(counts.lost, lostWeights),
    spread(counts.visits, weights),
  ];
  const views = cells.map(({ place }, index) => ({
    ...place,
    exposures: exposures[index] ?? 0,
    views: (exposures[index] ?? 0) - (lost[index] ?? 0),
    visits: visits[index] ?? 0,
    forms_opened: 0,
    forms_begun: 0,
  }));
  const shown = { page, revision: 'r1', variants: `${experiment}:${variant}`, campaign: '' };
  const flags = { lead_id: null, has_ad_click: 0, is_visitor: 0, has_chat: 0 };
  const origins = (total: number, is_spam: number) =>
    spread(
      total,
      cells.map(({ leadWeight }) => leadWeight),
    ).flatMap((count, index) =>
      Array.from({ length: count }, () => ({ ...cells[index]?.place, ...shown, ...flags, is_spam })),
    );
  await commit(async (trx) => {
    await insert(
      trx,
      'experiment_days',
      views.map((row) => ({ ...row, experiment, variant })),
    );
    await insert(
      trx,
      'view_days',
      views.map(({ exposures: _, ...row }) => ({ ...row, ...shown })),
    );
    await insert(trx, 'lead_origins', [
      ...origins(counts.leads - counts.spam, 0),
      ...origins(counts.spam, 1),
    ]);
    await insertPayments(trx, counts);
    await insert(trx, 'speed_days', speedOf(counts));
  });
}

async function insert(
  trx: Transaction<Tables>,
  table:
    | 'experiment_days'
    | 'view_days'
    | 'lead_origins'
    | 'payment_links'
    | 'payment_refunds'
    | 'speed_days',
  rows: readonly object[],
): Promise<void> {
  for (const part of chunks(rows, 1000))
    await trx
      .insertInto(table)
      .values(part as never)
      .execute();
}

/** Payments of the first leads, on the day of the lead. */
async function insertPayments(
  trx: Transaction<Tables>,
  { experiment, variant, from, days, paid, refunded, revenueCents }: SampleCounts,
): Promise<void> {
  const leads = await trx
    .selectFrom('lead_origins')
    .select(['id', 'day'])
    .where('variants', '=', `${experiment}:${variant}`)
    .where('day', '>=', from)
    .where('day', '<', addDays(from, days))
    .where('is_spam', '=', 0)
    .orderBy('id')
    .execute();
  const cents = spread(revenueCents, Array(paid).fill(1));
  const step = Math.max(1, Math.floor(leads.length / Math.max(1, paid)));
  const links = cents.flatMap((amount_cents, index) => {
    const { id: origin_id, day = from } = leads[index * step] ?? {};
    const refunded_cents = index < refunded ? amount_cents : 0;
    const paid_at = `${day}T18:00:00.000Z`;
    return [{ ...link, id: randomUUID(), origin_id, amount_cents, refunded_cents, paid_at }];
  });
  await insert(trx, 'payment_links', links);
  await insert(
    trx,
    'payment_refunds',
    links
      .slice(0, refunded)
      .map(({ id, refunded_cents, paid_at }) => ({ link_id: id, at: paid_at, cents: refunded_cents })),
  );
}

const link = {
  project_name: 'Bundle',
  description: '',
  state: 'paid' as const,
  revision: 1,
  account: 'live',
  is_test: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  created_by: 'dana@larkfield.example',
  expires_at: '2027-01-01T00:00:00.000Z',
};

/** Loads in three buckets, which put the percentile where it is wanted, on phones. */
function speedOf({ experiment, variant, page, from, days, visits, lcpMs }: SampleCounts) {
  const bucket = bucketOf('LCP', lcpMs);
  const [low = 0, high = 0] = [bucketBounds.LCP[bucket - 1], bucketBounds.LCP[bucket]];
  const inside = 0.3;
  const below = 0.75 - (inside * (lcpMs - low)) / (high - low);
  const parts = spread(visits, [below, inside, 1 - below - inside]);
  return parts.flatMap((part, index) =>
    spread(part, Array(days).fill(1)).map((count, day) => ({
      day: addDays(from, day),
      page,
      variants: `${experiment}:${variant}`,
      device: 'phone',
      metric: 'LCP',
      bucket: bucket + index - 1,
      count,
    })),
  );
}
