import type { Kysely } from 'kysely';
import { addDays as daysAfter } from '../lib/day-of.ts';
import type { Tables } from '../storage/tables.ts';
import { bucketBounds } from '../vitals/buckets.ts';
import { showed, variantIn } from './shown-variants.ts';
import { type ArmCounts, type DayCounts, noCounts } from './statistics/counts.ts';

export interface CountedExperiment {
  name: string;
  /** Ids of the variants, control first. */
  arms: readonly string[];
  /** What counts as success. */
  metric: 'lead' | 'form-begun' | 'paid';
}

export interface Days {
  /** The first and the last day, such as `2026-03-02`, both included. */
  from: string;
  until: string;
  /** The day of an instant of a payment. */
  dayOf: (at: string) => string;
}

type Changes = Partial<Omit<ArmCounts, 'lcp'>> & { lcpBucket?: [bucket: number, count: number] };

/**
 * The counts of an experiment, day by day, by device and source. What happened later, such as a payment, counts on the day when it
 * happened: a day that is over never changes.
 */
export async function readExperimentDays(
  db: Kysely<Tables>,
  experiment: CountedExperiment,
  days: Days,
): Promise<DayCounts[]> {
  const table = createTable(experiment.arms);
  await addVisits(db, experiment, days, table.add);
  await addLeads(db, experiment, days, table.add);
  await addMoney(db, experiment, days, table.add);
  await addSpeed(db, experiment, days, table.add);
  const result: DayCounts[] = [];
  for (let day = days.from; day <= days.until; day = daysAfter(day, 1)) result.push(table.day(day));
  return result;
}

interface Cell {
  day: string;
  stratum: string;
  arm: string;
}

type Add = (cell: Cell, changes: Changes) => void;

function createTable(arms: readonly string[]) {
  const days = new Map<string, Map<string, ArmCounts[]>>();
  return {
    add({ day, stratum, arm }: Cell, { lcpBucket, ...changes }: Changes): void {
      const index = arms.indexOf(arm);
      if (index < 0) return;
      const strata = days.getOrInsertComputed(day, () => new Map<string, ArmCounts[]>());
      const counts = strata.getOrInsertComputed(stratum, () => arms.map(() => noCounts));
      const before = counts[index] ?? noCounts;
      const sums = Object.entries(changes).map(([name, count]) => [
        name,
        (before[name as keyof typeof changes] ?? 0) + (count ?? 0),
      ]);
      const lcp = lcpBucket ? withBucket(before.lcp, lcpBucket) : before.lcp;
      counts[index] = { ...before, ...Object.fromEntries(sums), lcp };
    },
    /** At most one success per visitor: a second lead of one person is none. */
    day: (day: string): DayCounts =>
      Object.fromEntries(
        [...(days.get(day) ?? [])].map(([stratum, counts]) => [
          stratum,
          counts.map((one) => ({
            ...one,
            beacons: Math.min(one.beacons, one.exposures),
            conversions: Math.min(one.conversions, one.visitors),
          })),
        ]),
      ),
  };
}

function withBucket(histogram: readonly number[], [bucket, count]: [number, number]): number[] {
  const length = bucketBounds.LCP.length + 1;
  return Array.from({ length }, (_, index) => (histogram[index] ?? 0) + (index === bucket ? count : 0));
}

/** Devices and sources differ in their rates; other sources than the usual ones are rare. */
const stratumOf = (device: string, source: string) => `${device}|${source}`;

async function addVisits(
  db: Kysely<Tables>,
  { name, metric }: CountedExperiment,
  { from, until }: Days,
  add: Add,
): Promise<void> {
  const rows = await db
    .selectFrom('experiment_days')
    .selectAll()
    .where('experiment', '=', name)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
  for (const { day, device, source, variant, exposures, views, visits, forms_begun } of rows)
    add(
      { day, stratum: stratumOf(device, source), arm: variant },
      {
        exposures,
        beacons: views,
        visitors: visits,
        ...(metric === 'form-begun' && { conversions: forms_begun }),
      },
    );
}

interface OriginRow {
  variants: string | null | undefined;
  device: string | null | undefined;
  source: string | null | undefined;
}

/** Where something counts that a lead of this origin did on a day. */
const cellOf = ({ variants, device, source }: OriginRow, day: string, experiment: string): Cell => ({
  day,
  stratum: stratumOf(device ?? '', source ?? ''),
  arm: variantIn(variants, experiment) ?? '',
});

async function addLeads(
  db: Kysely<Tables>,
  { name, metric }: CountedExperiment,
  { from, until }: Days,
  add: Add,
): Promise<void> {
  const rows = await db
    .selectFrom('lead_origins')
    .select(['day', 'variants', 'device', 'source', 'is_spam'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('is_visitor', '=', 0)
    .where(showed(name))
    .execute();
  for (const { day, is_spam, ...origin } of rows) {
    const isLead = is_spam === 0;
    add(cellOf(origin, day, name), {
      leads: 1,
      spam: isLead ? 0 : 1,
      ...(metric === 'lead' && isLead && { conversions: 1 }),
    });
  }
}

async function addMoney(
  db: Kysely<Tables>,
  { name, metric }: CountedExperiment,
  { from, until, dayOf }: Days,
  add: Add,
): Promise<void> {
  const paid = await db
    .selectFrom('chain')
    .select(['link_id', 'variants', 'device', 'source', 'paid_at'])
    .where('day', '>=', from)
    .where('paid_at', 'is not', null)
    .where('is_test', '=', 0)
    .where(showed(name))
    .execute();
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('chain', 'chain.link_id', 'payment_refunds.link_id')
    .select(['payment_refunds.link_id', 'at', 'variants', 'device', 'source'])
    .where('day', '>=', from)
    .where('cents', '>', 0)
    .where('is_test', '=', 0)
    .where(showed(name))
    .orderBy('at')
    .execute();
  for (const { paid_at, ...origin } of paid) {
    const day = dayOf(paid_at ?? '');
    if (day <= until)
      add(cellOf(origin, day, name), { paid: 1, ...(metric === 'paid' && { conversions: 1 }) });
  }
  const counted = new Set<string>();
  for (const { link_id, at, ...origin } of refunds) {
    const day = dayOf(at);
    if (day > until || counted.has(link_id)) continue;
    counted.add(link_id);
    add(cellOf(origin, day, name), { refunded: 1 });
  }
}

/** Speed is counted by device only. */
async function addSpeed(
  db: Kysely<Tables>,
  { name }: CountedExperiment,
  { from, until }: Days,
  add: Add,
): Promise<void> {
  const rows = await db
    .selectFrom('speed_days')
    .select(['day', 'variants', 'device', 'bucket', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('metric', '=', 'LCP')
    .where(showed(name))
    .execute();
  for (const { day, variants, device, bucket, count } of rows)
    add(cellOf({ variants, device, source: '' }, day, name), { lcpBucket: [bucket, count] });
}
