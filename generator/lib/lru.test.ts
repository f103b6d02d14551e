import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('it never exceeds its limit and keeps the most recently used entries', () => {
  const map = new Lru<number, string>(10);
  for (let key = 0; key < 1000; key++) {
    map.set(key, `value ${key}`);
    const size = Array.from({ length: key + 1 }, (_, index) => map.get(index)).filter(Boolean).length;
    expect(size).toBeLessThanOrEqual(10);
  }
  for (let key = 2000; key < 2005; key++) map.set(key, `value ${key}`);
  for (let key = 2000; key < 2005; key++) expect(map.get(key)).toBe(`value ${key}`);
});

test('it keeps an entry that is read again and again', () => {
  const map = new Lru<string, number>(10);
  map.set('shared', 1);
  for (let key = 0; key < 1000; key++) {
    map.set(`page ${key}`, key);
    expect(map.get('shared')).toBe(1);
  }
  expect(map.get('page 0')).toBeUndefined();
});
