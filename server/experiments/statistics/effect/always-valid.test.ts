import { expect, test } from 'vitest';
import { tuningOf } from '../plan/sample-size.ts';
import { planFor } from '../simulate/count.ts';
import { logEvidence, mixtureTuning } from './always-valid.ts';
import { alwaysValidInterval } from './interval.ts';

test('the evidence is the mean likelihood ratio over normally distributed effects', () => {
  const [score, tuning] = [{ value: 12, variance: 20 }, 5];
  let sum = 0;
  // The mixture's effects have a variance of 1 / tuning.
  const deviation = Math.sqrt(1 / tuning);
  for (let effect = -4; effect <= 4; effect += 0.001) {
    const density = Math.exp(-((effect / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI));
    sum += 0.001 * density * Math.exp(effect * score.value - (effect ** 2 * score.variance) / 2);
  }
  expect(logEvidence(score, tuning)).toBeCloseTo(Math.log(sum), 4);
});

test('no tuning needs a smaller score at the planned variance', () => {
  const needed = (tuning: number) =>
    Math.sqrt((100 + tuning) * (Math.log1p(100 / tuning) + 2 * Math.log(100)));
  const best = mixtureTuning(100, 0.01);
  for (const factor of [0.3, 0.8, 1.25, 3]) expect(needed(best)).toBeLessThan(1.0001 * needed(factor * best));
});

const plan = planFor(0.062);
const variant = plan.arms[1];
const interval = (control: [number, number], changed: [number, number]) => {
  if (!variant) throw new Error('The plan has no variant.');
  const rate = ([successes, trials]: [number, number]) => ({ successes, trials });
  const strata = [{ control: rate(control), variant: rate(changed) }];
  return alwaysValidInterval(strata, { error: 0.01, tuning: tuningOf(plan, variant) });
};

test.each([
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, 300],
    [0, 300],
  ],
  [
    [1, 300],
    [0, 300],
  ],
  [
    [0, 300],
    [1, 300],
  ],
] satisfies [number, number][][])('on the first day, %j and %j say next to nothing', (control, changed) => {
  const { low, high } = interval(control, changed);
  expect(low).toBe(-1);
  expect(high).toBeGreaterThan(50);
});

test('13 days of the example in the design leave a difference of zero possible', () => {
  const { low, high } = interval([266, 4288], [309, 4301]);
  expect(low).toBeCloseTo(-0.13, 2);
  expect(high).toBeCloseTo(0.55, 2);
});

test('a variant without any conversion is harmful as soon as control has enough', () => {
  expect(interval([20, 330], [0, 330]).high).toBeGreaterThan(0);
  expect(interval([60, 990], [0, 990]).high).toBeLessThan(-0.3);
});
