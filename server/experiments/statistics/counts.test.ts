import { expect, test } from 'vitest';
import { addDays, noCounts, strataOf, totalsByArm } from './counts.ts';

const arm = (visitors: number, conversions: number, lcp: number[] = []) => ({
  ...noCounts,
  visitors,
  conversions,
  lcp,
});

const sum = addDays(
  { phone: [arm(10, 1, [1, 2]), arm(12, 2)] },
  { phone: [arm(5, 0, [0, 1, 4])], desktop: [arm(3, 1), arm(4, 0)] },
);

test('days add up by stratum and arm, also when one is missing on a day', () => {
  expect(strataOf(sum, 1)).toEqual([
    { control: { trials: 15, successes: 1 }, variant: { trials: 12, successes: 2 } },
    { control: { trials: 3, successes: 1 }, variant: { trials: 4, successes: 0 } },
  ]);
});

test('the totals of an arm are sums over the strata, histograms included', () => {
  const arms = [{ name: 'A' }, { name: 'B' }];
  expect(totalsByArm(sum, arms)).toMatchObject([
    { name: 'A', visitors: 18, conversions: 2, lcp: [1, 3, 4] },
    { name: 'B', visitors: 16, conversions: 2, lcp: [] },
  ]);
});
