import { expect, test } from 'vitest';
import { arrivalRows } from './arrival-rows.ts';
import { exactBounds } from './clopper-pearson.ts';
import { countOutcomes, planFor } from './count.ts';
import { atLeast, atMost } from './row.ts';
import { alwaysValidOnly, dailyFixedTest, splitError } from './rules.ts';
import { shrinkageRows } from './shrinkage-rows.ts';

const size = { runs: 600, seed: 11 };
const wrong = (rule = splitError, baseRate = 0.05) => {
  const scenario = { plan: planFor(baseRate), days: 28, effects: [0] };
  const { won, harmed, runs } = countOutcomes(scenario, { ...size, rule });
  return (won + harmed) / runs;
};
const found = (effect: number, rule = splitError) => {
  const scenario = { plan: planFor(0.05), days: 28, effects: [effect] };
  return countOutcomes(scenario, { ...size, rule });
};

test.each([0.01, 0.05, 0.15])(
  'looked at daily, few experiments without a difference are decided at %f',
  (rate) => {
    expect(wrong(splitError, rate)).toBeLessThan(0.065);
  },
);

test('a plain test looked at daily would decide a quarter of them', () => {
  expect(wrong(dailyFixedTest)).toBeGreaterThan(0.2);
});

test('the planned visits find the effect four times in five, and an always-valid test alone does not', () => {
  expect(found(0.2).won / size.runs).toBeGreaterThan(0.76);
  expect(found(0.2).won / size.runs).toBeLessThan(0.86);
  expect(found(0.2, alwaysValidOnly).won / size.runs).toBeLessThan(0.65);
});

test('a large effect ends the experiment early, and never with the wrong sign', () => {
  const { won, harmed, days } = found(0.3);
  expect(won / size.runs).toBeGreaterThan(0.95);
  expect(days / size.runs / 28).toBeLessThan(0.7);
  expect(harmed).toBe(0);
  expect(found(-0.2).won).toBe(0);
});

test('several variants and many small strata keep the error', () => {
  const plan = planFor(0.05, { weights: [1, 1, 1] });
  const segments = Array.from({ length: 20 }, (_, index) => ({ share: 1 / 20, rate: 0.01 + 0.004 * index }));
  const { won, harmed, runs } = countOutcomes(
    { plan, days: 28, effects: [0, 0], segments },
    { runs: 300, seed: 3 },
  );
  expect((won + harmed) / runs).toBeLessThan(0.08);
});

test('arrivals that are off plan are noticed in time, and clean ones raise no alarm', () => {
  const rows = arrivalRows({ runs: 200, seed: 4 });
  expect(rows.filter(({ isKept }) => !isKept)).toEqual([]);
});

test('the expected effect of winners is near the truth, and the measured one is not', () => {
  const [row] = shrinkageRows({ runs: 1500, seed: 5 });
  const [measured = 0, expected = 0, truth = 0] = (row?.figure.match(/[\d.]+(?=%)/g) ?? []).map(Number);
  expect(Math.abs(expected - truth)).toBeLessThan(3);
  expect(measured - truth).toBeGreaterThan(5);
});

test('a row fails when its bound, not its mean, passes the limit', () => {
  expect(atMost({ name: 'wrong', hits: 45, runs: 1000 }, 0.05).isKept).toBe(false);
  expect(atMost({ name: 'wrong', hits: 440, runs: 10_000 }, 0.05).isKept).toBe(true);
  expect(atLeast({ name: 'found', hits: 795, runs: 1000 }, 0.79).isKept).toBe(false);
});

test('exact bounds of no successes follow from the chance of none', () => {
  expect(exactBounds(0, 10_000)).toEqual({ low: 0, high: expect.closeTo(1 - 0.01 ** (1 / 10_000), 8) });
  expect(exactBounds(10, 10).high).toBe(1);
});
