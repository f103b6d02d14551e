import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';
import { isMetric, type Metric, quantile } from './buckets.ts';

/** The speed of a page for its visitors. */
export interface PageSpeed {
  page: string;
  /** How many views reported the most frequently reported metric. */
  views: number;
  /** The 75th percentile, by which Google rates pages. */
  p75: ReadonlyMap<Metric, number>;
}

/** All pages with views since that day, most viewed first. @param since a day such as `2026-03-02` */
export async function readVitals(db: Storage['db'], since: string): Promise<PageSpeed[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('speed_days')
        .select(['day', 'page', 'metric', 'bucket', 'count'])
        // From before devices were counted.
        .unionAll(from.selectFrom('vitals').select(['day', 'page', 'metric', 'bucket', 'count']))
        .as('cells'),
    )
    .select(['page', 'metric', 'bucket', sql<number>`sum(count)`.as('count')])
    .where('day', '>=', since)
    .groupBy(['page', 'metric', 'bucket'])
    .execute();
  const pages = [...Map.groupBy(rows, ({ page }) => page)].map(([page, own]) => {
    const metrics = [...Map.groupBy(own, ({ metric }) => metric)].map(([metric, cells]) => ({
      metric,
      // PostgreSQL returns sums as 64-bit integers, which arrive as text.
      counts: new Map(cells.map(({ bucket, count }) => [bucket, Number(count)])),
    }));
    const totals = metrics.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
    const p75 = metrics.flatMap(({ metric, counts }) => {
      const value = isMetric(metric) ? quantile(metric, counts, 0.75) : undefined;
      return value === undefined ? [] : [[metric as Metric, value] as const];
    });
    return { page, views: Math.max(...totals), p75: new Map(p75) };
  });
  return pages.sort((one, other) => other.views - one.views || one.page.localeCompare(other.page));
}
