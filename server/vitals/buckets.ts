/** Upper bounds of the buckets in ms, including the limits of "good" and "poor" (web.dev/articles/vitals). */
const times = [
  50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 6000,
  8000, 10_000, 15_000, 30_000,
];

/** The same for layout shift, which has no unit. */
const shifts = [0, 0.01, 0.02, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2];

/** The stored metrics with the upper bounds of their buckets; one more bucket holds everything above the last bound. */
export const bucketBounds = {
  LCP: times,
  INP: times,
  FCP: times,
  TTFB: times,
  CLS: shifts,
} as const satisfies Record<string, readonly number[]>;

export type Metric = keyof typeof bucketBounds;

export function isMetric(name: unknown): name is Metric {
  return typeof name === 'string' && Object.hasOwn(bucketBounds, name);
}

/** The index of the value's bucket. */
export function bucketOf(metric: Metric, value: number): number {
  const index = bucketBounds[metric].findIndex((bound) => value <= bound);
  return index < 0 ? bucketBounds[metric].length : index;
}

/**
 * The quantile of the counted values as the upper bound of its bucket; Infinity above the last bound.
 * @param counts by bucket index
 */
export function quantile(
  metric: Metric,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let seen = 0;
  for (let bucket = 0; bucket <= bucketBounds[metric].length; bucket += 1) {
    seen += counts.get(bucket) ?? 0;
    if (seen >= share * total) return bucketBounds[metric][bucket] ?? Number.POSITIVE_INFINITY;
  }
  return undefined;
}
