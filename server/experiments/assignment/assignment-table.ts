import { hash } from 'node:crypto';

/** Visitors are divided into this many buckets; a part of a split is one of them. */
export const bucketCount = 10_000;

/** What decides who sees which variant of an experiment. */
export interface Assignment {
  salt: string;
  /** Parts of 10,000 by variant. */
  split: Readonly<Record<string, number>>;
  /** Only visitors whose position in the layer is from `from` up to, not including, `to` are in the experiment. */
  layer?: { name: string; from: number; to: number } | undefined;
}

/**
 * The variant of each bucket, by index; undefined for buckets that the layer leaves to other experiments.
 *
 * The order of the buckets is that of SHA-256 of the salt and the bucket, and the split divides this order. So the shares are exact,
 * which a hash modulo 10,000 would miss by up to a percent: enough for a test of the ratio to raise a false alarm after
 * 100,000 visits. Source of that test: Fabijan et al., "Diagnosing Sample Ratio Mismatch in Online Controlled Experiments",
 * KDD 2019.
 */
export function assignmentTable({ salt, split, layer }: Assignment): readonly (string | undefined)[] {
  const everyone = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const inside = layer ? inOrder(everyone, `layer ${layer.name}`).slice(layer.from, layer.to) : everyone;
  const order = inOrder(inside, salt);
  const table: (string | undefined)[] = Array(bucketCount).fill(undefined);
  let start = 0;
  let parts = 0;
  for (const [variant, share] of Object.entries(split)) {
    parts += share;
    const end = Math.round((parts * order.length) / bucketCount);
    for (const bucket of order.slice(start, end)) table[bucket] = variant;
    start = end;
  }
  return table;
}

function inOrder(buckets: readonly number[], key: string): number[] {
  const keyed = buckets.map((bucket) => ({ bucket, rank: hash('sha256', `${key}\n${bucket}`, 'hex') }));
  keyed.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return keyed.map(({ bucket }) => bucket);
}
