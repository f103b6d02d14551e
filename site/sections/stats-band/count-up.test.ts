import { expect, test } from 'vitest';
import { countDuration, countUp } from './count-up.ts';

test('starts at 0 and ends at the target after 2 s', () => {
  expect(countDuration).toBe(2000);
  expect(countUp(1000, 0)).toBe(0);
  expect(countUp(1000, 2000)).toBe(1000);
  expect(countUp(1000, 60_000)).toBe(1000);
});

test('never decreases and never exceeds the target', () => {
  const shown = Array.from({ length: 201 }, (_, at) => countUp(90, at * 10));
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  expect(Math.max(...shown)).toBe(90);
  expect(new Set(shown).size).toBeGreaterThan(50);
});

test('slows down toward the end', () => {
  const first = countUp(1000, 500) - countUp(1000, 0);
  const last = countUp(1000, 2000) - countUp(1000, 1500);
  expect(first).toBeGreaterThan(10 * last);
});
