import { expect, test } from 'vitest';
import { defaultPriorWidth, expectedEffect } from './shrinkage.ts';

test('of a measured +33%, about two thirds are to be expected if +20% was worth having', () => {
  expect(expectedEffect({ ratio: 1.33, logError: 0.075 }, defaultPriorWidth(0.2))).toBeCloseTo(0.22, 2);
});

test('a precise estimate is believed, and a vague one is not', () => {
  const width = defaultPriorWidth(0.2);
  expect(expectedEffect({ ratio: 1.33, logError: 0.001 }, width)).toBeCloseTo(0.33, 3);
  expect(expectedEffect({ ratio: 1.33, logError: 10 }, width)).toBeCloseTo(0, 3);
});

test('a variant without conversions is expected to have none', () => {
  expect(expectedEffect({ ratio: 0, logError: Number.POSITIVE_INFINITY }, 0.1)).toBe(-1);
});
