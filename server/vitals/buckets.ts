/** Upper ends of the buckets in ms; the limits of "good" and "poor" (web.dev/articles/vitals) are among them. */
const times = [
  50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 6000,
  8000, 10_000, 15_000, 30_000,
];

/** Of layout shift, which has no unit. */
const shifts = [0, 0.01, 0.02, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2];

/** The metrics that are kept, with the upper ends of their buckets; beyond the last end there is one more. */
export const bucketEnds = {
  LCP: times,
  INP: times,
  FCP: times,
  TTFB: times,
  CLS: shifts,
} as const satisfies Record<string, readonly number[]>;

export type Metric = keyof typeof bucketEnds;

export function isMetric(name: unknown): name is Metric {
  return typeof name === 'string' && Object.hasOwn(bucketEnds, name);
}

/** Index of the bucket that holds the value. */
export function bucketOf(metric: Metric, value: number): number {
  const index = bucketEnds[metric].findIndex((end) => value <= end);
  return index < 0 ? bucketEnds[metric].length : index;
}

/**
 * The value below which the given share of all values lies, as the upper end of its bucket; Infinity beyond the last.
 * @param counts by index of the bucket
 */
export function quantile(
  metric: Metric,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let seen = 0;
  for (let bucket = 0; bucket <= bucketEnds[metric].length; bucket += 1) {
    seen += counts.get(bucket) ?? 0;
    if (seen >= share * total) return bucketEnds[metric][bucket] ?? Number.POSITIVE_INFINITY;
  }
  return undefined;
}
