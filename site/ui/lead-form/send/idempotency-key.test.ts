import { expect, test } from 'vitest';
import { createKeys, randomKey } from './idempotency-key.ts';

test('the same content always gets the same key', () => {
  const keyFor = createKeys();
  const first = keyFor('one');
  expect(keyFor('one')).toBe(first);
  expect(keyFor('two')).not.toBe(first);
  expect(keyFor('one')).toBe(first);
});

test('keys are random version 4 UUIDs', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
