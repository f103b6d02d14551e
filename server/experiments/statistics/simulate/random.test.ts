import { expect, test } from 'vitest';
import { binomial, normal, seededRandom } from './random.ts';

function moments(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
}

test('a seed always gives the same numbers, and another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});

test.each([
  [1600, 0.01],
  [20, 0.9],
  [3, 0.5],
  [1000, 0.5],
])('of %i trials at a rate of %f, the successes have the right mean and variance', (trials, rate) => {
  const random = seededRandom(5);
  const { mean, variance } = moments(Array.from({ length: 20_000 }, () => binomial(random, trials, rate)));
  const expected = trials * rate * (1 - rate);
  expect(Math.abs(mean - trials * rate)).toBeLessThan(4 * Math.sqrt(expected / 20_000));
  expect(variance / expected).toBeGreaterThan(0.95);
  expect(variance / expected).toBeLessThan(1.05);
});

test('few expected successes are drawn with their exact chances', () => {
  const random = seededRandom(6);
  const drawn = Array.from({ length: 20_000 }, () => binomial(random, 300, 0.01));
  const share = drawn.filter((successes) => successes === 0).length / 20_000;
  expect(Math.abs(share - 0.99 ** 300)).toBeLessThan(0.006);
});

test('impossible and certain successes are just that', () => {
  const random = seededRandom(7);
  expect([binomial(random, 50, 0), binomial(random, 50, 1), binomial(random, 0, 0.5)]).toEqual([0, 50, 0]);
});

test('normal numbers have a mean of 0 and a variance of 1', () => {
  const random = seededRandom(8);
  const { mean, variance } = moments(Array.from({ length: 20_000 }, () => normal(random)));
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.05);
});
