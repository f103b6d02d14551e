import { expect, test } from 'vitest';
import { logBayesFactor } from './bayes-factor.ts';

const category = (count: number, expected: number, prior = 1) => ({ count, expected, prior });

test.each([
  ['two counts of one arm, planned half each', [category(2, 1 / 2), category(0, 1 / 2)], 1 / 3 / (1 / 4)],
  ['a count of each of two arms', [category(1, 1 / 2), category(1, 1 / 2)], 1 / 6 / (1 / 4)],
  ['two of three arms', [category(1, 1 / 3), category(1, 1 / 3), category(0, 1 / 3)], 1 / 12 / (1 / 9)],
])('%s: the mixture explains them as well as computed by hand', (_name, categories, factor) => {
  expect(Math.exp(logBayesFactor(categories))).toBeCloseTo(factor, 10);
});

test('over all results of ten tosses, the mean factor of a fair coin is 1', () => {
  let [mean, ways] = [0, 1];
  for (let heads = 0; heads <= 10; heads += 1) {
    mean +=
      (ways / 2 ** 10) * Math.exp(logBayesFactor([category(heads, 0.5, 3), category(10 - heads, 0.5, 3)]));
    ways = (ways * (10 - heads)) / (heads + 1);
  }
  expect(mean).toBeCloseTo(1, 10);
});
