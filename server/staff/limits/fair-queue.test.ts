import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function fill(maxItems: number, items: string) {
  const queue = createFairQueue<string>(maxItems);
  const dropped = items.split(' ').map((item) => queue.add(item.charAt(0), item));
  const order: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) order.push(item);
  return { dropped: dropped.filter((item) => item !== undefined), order };
}

test('lanes take turns, each in its own order', () => {
  const { dropped, order } = fill(10, 'a1 a2 a3 b1 c1 c2');
  expect(dropped).toEqual([]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test.each([
  [
    'the longest lane makes room for a new one',
    'a1 a2 a3 b1',
    { dropped: ['a3'], order: ['a1', 'b1', 'a2'] },
  ],
  ['the longest lane gets no more', 'a1 a2 a3 a4', { dropped: ['a4'], order: ['a1', 'a2', 'a3'] }],
  ['lanes of one item each keep it', 'a1 b1 c1 d1', { dropped: ['d1'], order: ['a1', 'b1', 'c1'] }],
  [
    'no lane grows at the expense of its equal',
    'a1 a2 b1 b2',
    { dropped: ['b2'], order: ['a1', 'b1', 'a2'] },
  ],
])('full: %s', (_name, items, expected) => expect(fill(3, items)).toEqual(expected));
