import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

test.each([
  // The formula by hand, with z of 1.959964 and 1.644854 from a table.
  [9, 412, 0.95, 0.011534, 0.040989],
  [1188, 18_480, 0.95, 0.060839, 0.067913],
  [1, 10, 0.95, 0.017876, 0.40415],
  [5, 10, 0.9, 0.269272, 0.730728],
])('%i of %i at %d', (successes, trials, confidence, low, high) => {
  const found = wilsonInterval(successes, trials, confidence);
  expect(found.low).toBeCloseTo(low, 5);
  expect(found.high).toBeCloseTo(high, 5);
});

test('other confidences agree with the usual one', () => {
  const [usual, close] = [wilsonInterval(30, 100), wilsonInterval(30, 100, 0.95 + 1e-12)];
  expect(close.low).toBeCloseTo(usual.low, 10);
});

test('the ends are exact, and nothing is known without trials', () => {
  expect(wilsonInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.161125, 5) });
  expect(wilsonInterval(20, 20).high).toBe(1);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test.each([
  [3, 2],
  [-1, 2],
  [Number.NaN, 2],
])('%d of %d is refused', (successes, trials) => {
  expect(() => wilsonInterval(successes, trials)).toThrow('are no share');
});
