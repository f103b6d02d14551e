import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const bytes = (size: number) => Buffer.alloc(size);

test('what was asked for longest ago goes first when the limit is reached', () => {
  const cache = new BoundedCache(400);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, bytes(100));
  cache.get('a');
  cache.set('e', bytes(100));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
  expect(cache.size).toBe(400);
});

test('what would fill more than a quarter is not kept, nor what it replaces', () => {
  const cache = new BoundedCache(400);
  cache.set('a', bytes(50));
  cache.set('a', bytes(101));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size).toBe(0);
});

test('replacing an entry does not count it twice', () => {
  const cache = new BoundedCache(400);
  cache.set('a', bytes(80));
  cache.set('a', bytes(20));
  expect(cache.size).toBe(20);
});
