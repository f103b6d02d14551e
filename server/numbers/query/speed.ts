import { type RawBuilder, sql } from 'kysely';
import type { Days, NumberDevice, Speed } from '../../../schema/api/numbers.ts';
import { bucketBounds, type Metric, quantile } from '../../vitals/buckets.ts';
import { daysOf } from './numbers-request.ts';
import { type Db, sumOf } from './sums.ts';

/** A cell of a histogram. */
export interface SpeedCell {
  /** Of a histogram of pages. */
  page?: string;
  /** Of a histogram of devices; empty if it is unknown, as in `vitals`. */
  device?: string;
  metric: Metric;
  bucket: number;
  count: number;
}

/**
 * Histograms of all sources: of the three metrics that Google rates pages by for each device, and of LCP for each page.
 * `vitals` has what browsers reported before views were counted, without a device and by days of UTC.
 */
export function speedReadings(period: Days, device: NumberDevice | undefined) {
  const { since, until } = period;
  const sum = sql`${sumOf(sql`count`)} as count`;
  const ofDevice = device === undefined ? sql`1 = 1` : sql`device = ${device}`;
  const days = sql.join(daysOf(period));
  const byDevice = [
    sql<SpeedCell>`select day, metric, device, bucket, ${sum} from speed_days
      where day in (${days}) and metric in ('LCP', 'INP', 'CLS') and ${ofDevice}
      group by day, metric, device, bucket`,
  ];
  const byPage = [
    sql<SpeedCell>`select page, metric, bucket, ${sum} from speed_days
      where day in (${days}) and metric = 'LCP' and ${ofDevice} group by page, metric, bucket`,
  ];
  if (device === undefined) {
    const earlier = sql`from vitals where day between ${since} and ${until} and metric`;
    byDevice.push(
      sql`select '' as device, metric, bucket, ${sum} ${earlier} in ('LCP', 'INP', 'CLS') group by metric, bucket`,
    );
    byPage.push(sql`select page, metric, bucket, ${sum} ${earlier} = 'LCP' group by page, metric, bucket`);
  }
  const readings = (queries: readonly RawBuilder<SpeedCell>[]) =>
    queries.map((query) => async (db: Db) => (await query.execute(db)).rows);
  return { byDevice: readings(byDevice), byPage: readings(byPage) };
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
