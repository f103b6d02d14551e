import { bucketBounds } from '../../../vitals/buckets.ts';
import type { Rate } from '../counts.ts';

/** A histogram: loads by bucket of `bucketBounds.LCP`. Within a bucket, loads count as evenly spread. */
export type LcpCounts = readonly number[];

/**
 * The time in ms within which a share of the loads is done; null without loads. Loads above the last bound count as
 * exactly that.
 */
export function lcpQuantile(counts: LcpCounts, share: number): number | null {
  const loads = loadsOf(counts);
  if (loads === 0) return null;
  const wanted = share * loads;
  let [seen, from] = [0, 0];
  for (const [bucket, bound] of bucketBounds.LCP.entries()) {
    const count = counts[bucket] ?? 0;
    if (count > 0 && seen + count >= wanted) return from + ((bound - from) * (wanted - seen)) / count;
    seen += count;
    from = bound;
  }
  return from;
}

/** How many of the loads took at most this time in ms. */
export function loadsWithin(counts: LcpCounts, time: number): Rate {
  let [seen, from] = [0, 0];
  for (const [bucket, bound] of bucketBounds.LCP.entries()) {
    const part = Math.min(1, Math.max(0, (time - from) / (bound - from)));
    seen += part * (counts[bucket] ?? 0);
    from = bound;
  }
  return { trials: loadsOf(counts), successes: seen };
}

export function loadsOf(counts: LcpCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
