import { expect, test } from 'vitest';
import { bucketBounds } from '../../../vitals/buckets.ts';
import { lcpQuantile, loadsWithin } from './lcp-times.ts';

/** Counts by the upper bound of their bucket in ms. */
const histogram = (counts: Record<number, number>) =>
  [...bucketBounds.LCP, Number.POSITIVE_INFINITY].map((bound) => counts[bound] ?? 0);

test('the percentile lies within its bucket, in proportion', () => {
  // 70 loads until 1,200 ms, then 5 of 20 in the bucket up to 1,500 ms.
  expect(lcpQuantile(histogram({ 1000: 40, 1200: 30, 1500: 20, 4000: 10 }), 0.75)).toBe(1275);
});

test('loads slower than the last bound count as 30 seconds', () => {
  expect(lcpQuantile(histogram({ 1000: 1, Infinity: 9 }), 0.75)).toBe(30_000);
});

test('no loads have no percentile', () => {
  expect(lcpQuantile([], 0.75)).toBeNull();
});

test('the loads within a time are those of whole buckets and a part of the last', () => {
  const counts = histogram({ 1000: 40, 1200: 30, 1500: 20, 4000: 10 });
  expect(loadsWithin(counts, 1275)).toEqual({ trials: 100, successes: 75 });
  expect(loadsWithin(counts, 0).successes).toBe(0);
  expect(loadsWithin(counts, 60_000).successes).toBe(100);
});
