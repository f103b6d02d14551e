import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

// R. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I,
// method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is between %f and %f, as published', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('an interval is wider at a higher confidence, and contains everything without trials', () => {
  const [usual, sure] = [wilsonInterval(5, 50), wilsonInterval(5, 50, 0.99)];
  expect(sure.low).toBeLessThan(usual.low);
  expect(sure.high).toBeGreaterThan(usual.high);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  expect(wilsonInterval(7, 7).high).toBe(1);
});

test('impossible arguments are refused with what to pass', () => {
  expect(() => wilsonInterval(3, 2)).toThrow('3 successes of 2 trials; pass 0 <= successes <= trials.');
  expect(() => wilsonInterval(1, 2, 95)).toThrow('confidence is 95; pass a share between 0 and 1.');
});
