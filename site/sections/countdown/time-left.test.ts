import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const counts = (ms: number) => timeLeft(ms).map(({ count }) => count);

test('a time is split into days, hours, minutes, and seconds', () => {
  expect(counts(((2 * 24 + 3) * 60 + 4) * 60_000 + 5000)).toEqual([2, 3, 4, 5]);
  expect(counts(400 * 86_400_000)).toEqual([400, 0, 0, 0]);
});

test('it reaches zero with the end, not before it', () => {
  expect(counts(1)).toEqual([0, 0, 0, 1]);
  expect(counts(59_999)).toEqual([0, 0, 1, 0]);
  expect(counts(0)).toEqual([0, 0, 0, 0]);
  expect(counts(-5000)).toEqual([0, 0, 0, 0]);
});
