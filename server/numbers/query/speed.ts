import { sql } from 'kysely';
import type { Days, NumberDevice, Speed } from '../../../schema/api/numbers.ts';
import { bucketBounds, type Metric, quantile } from '../../vitals/buckets.ts';
import { type Db, sumOf } from './sums.ts';

/** A cell of a histogram. */
export interface SpeedCell {
  page: string;
  /** Empty if it is unknown, as in `vitals`. */
  device: string;
  metric: Metric;
  bucket: number;
  count: number;
}

/**
 * Histograms of the three metrics that Google rates pages by, of all sources. `vitals` has what browsers reported before
 * views were counted, without a device and by days of UTC.
 */
export function speedReadings(days: Days, device: NumberDevice | undefined) {
  const counted = sql`metric in ('LCP', 'INP', 'CLS') and day between ${days.since} and ${days.until}`;
  const ofDevice = device === undefined ? sql`1 = 1` : sql`device = ${device}`;
  const queries = [
    sql<SpeedCell>`select page, device, metric, bucket, ${sumOf(sql`count`)} as count from speed_days
      where ${counted} and ${ofDevice} group by page, device, metric, bucket`,
    ...(device === undefined
      ? [
          sql<SpeedCell>`select page, '' as device, metric, bucket, ${sumOf(sql`count`)} as count from vitals
            where ${counted} group by page, metric, bucket`,
        ]
      : []),
  ];
  return queries.map((query) => async (db: Db) => (await query.execute(db)).rows);
}

/** The 75th percentiles of some cells, as the upper bounds of their buckets; values beyond the last bound count as it. */
export function speedOf(cells: readonly SpeedCell[]): Speed {
  const p75 = (metric: Metric): number | null => {
    const counts = new Map<number, number>();
    for (const { bucket, count, metric: own } of cells)
      if (own === metric) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
    const value = quantile(metric, counts, 0.75);
    return value === undefined ? null : Math.min(value, bucketBounds[metric].at(-1) ?? value);
  };
  return { lcpMs: p75('LCP'), inpMs: p75('INP'), cls: p75('CLS') };
}
