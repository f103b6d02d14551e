import { expect, test } from 'vitest';
import { differenceScale, spreadLabels } from './difference-scale.ts';

const point = (estimate: number | null, low: number | null, high: number | null) => ({ estimate, low, high });

test('wide intervals of the first days are cut off', () => {
  const { low, high, ticks } = differenceScale([point(0.54, -0.9, 12), point(0.16, -0.16, 0.47)], 0.2);
  expect([low, high]).toEqual([-0.9, 0.9]);
  expect(ticks).toEqual([-0.8, -0.4, 0, 0.4, 0.8]);
});

test('the smallest effect worth having is always on the scale, with or without points', () => {
  expect(differenceScale([], 0.2).high).toBeCloseTo(0.225);
  expect(differenceScale([point(null, null, null)], 0.05).high).toBeCloseTo(0.1125);
});

test('nothing is below −100%', () => {
  const { low, high, ticks } = differenceScale([point(3, -0.9, 40)], 0.2);
  expect([low, high]).toEqual([-1.1, 2.25]);
  expect(ticks).toEqual([-1, 0, 1, 2]);
});

test.each([
  [[100], [100]],
  [
    [40, 100],
    [40, 100],
  ],
  [
    [100, 96, 110],
    [102, 84, 120],
  ],
  [
    [10, 12, 100, 104],
    [2, 20, 93, 111],
  ],
])('labels at %j are at %j', (ys, placed) => expect(spreadLabels(ys, 18)).toEqual(placed));
