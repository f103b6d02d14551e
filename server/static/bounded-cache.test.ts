import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const bytes = (size: number) => Buffer.alloc(size);

test('the least recently used entry is evicted at the limit', () => {
  const cache = new BoundedCache(400);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, bytes(100));
  cache.get('a');
  cache.set('e', bytes(100));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
  expect(cache.size).toBe(400);
});

test('an entry above a quarter of the limit is not stored, and removes its predecessor', () => {
  const cache = new BoundedCache(400);
  cache.set('a', bytes(50));
  cache.set('a', bytes(101));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size).toBe(0);
});

test('a replaced entry is not counted twice', () => {
  const cache = new BoundedCache(400);
  cache.set('a', bytes(80));
  cache.set('a', bytes(20));
  expect(cache.size).toBe(20);
});
