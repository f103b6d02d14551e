import { expect, test } from 'vitest';
import { assignmentTable, bucketCount } from './assignment-table.ts';

const half = { control: 5000, price: 5000 };
const thirds = { control: 3334, a: 3333, b: 3333 };

function countIn(table: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const variant of table) counts[variant ?? 'none'] = (counts[variant ?? 'none'] ?? 0) + 1;
  return counts;
}

test('every variant gets exactly its share of the buckets', () => {
  expect(countIn(assignmentTable({ salt: 'one', split: half }))).toEqual({ control: 5000, price: 5000 });
  expect(countIn(assignmentTable({ salt: 'two', split: thirds }))).toEqual({
    control: 3334,
    a: 3333,
    b: 3333,
  });
});

test('the same salt always gives the same variants', () => {
  const table = assignmentTable({ salt: 'salt', split: half });
  // Any other result would show visitors of running experiments another variant.
  const first = ['control', 'price', 'price', 'price', 'control', 'price', 'price', 'price'];
  expect(table.slice(0, 8)).toEqual(first);
});

test('the variant in one experiment says nothing about that in another', () => {
  const [one, other] = ['one', 'other'].map((salt) => assignmentTable({ salt, split: half }));
  const both =
    one?.filter((variant, bucket) => variant === 'price' && other?.[bucket] === 'price').length ?? 0;
  // 2,500 are expected, with a standard deviation of 25.
  expect(Math.abs(both - 2500)).toBeLessThan(5 * 25);
});

test('a visitor is in at most one experiment of a layer, and the others show the page itself', () => {
  const [one, other] = [
    { salt: 'one', layer: { name: 'pricing', from: 0, to: 5000 } },
    { salt: 'other', layer: { name: 'pricing', from: 5000, to: 10_000 } },
  ].map((experiment) => assignmentTable({ ...experiment, split: half }));
  expect(countIn(one ?? [])).toEqual({ control: 2500, price: 2500, none: 5000 });
  expect(countIn(other ?? [])).toEqual({ control: 2500, price: 2500, none: 5000 });
  for (let bucket = 0; bucket < bucketCount; bucket += 1)
    expect([one?.[bucket], other?.[bucket]].filter(Boolean)).toHaveLength(1);
});
