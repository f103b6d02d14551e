import { expect, test } from 'vitest';
import { holmRejects } from './holm.ts';

test('the second smallest of four p-values may be larger than a fourth of the error, and the third stops it', () => {
  expect(holmRejects([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true]);
});

test('a p-value below the error is not rejected after one that was not', () => {
  expect(holmRejects([0.03, 0.04], 0.05)).toEqual([false, false]);
});

test('a single hypothesis is tested at the whole error', () => {
  expect(holmRejects([0.04], 0.04)).toEqual([true]);
});
