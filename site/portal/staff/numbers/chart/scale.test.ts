import { expect, test } from 'vitest';
import { labeledDays, scaleEnd } from './scale.ts';

test.each([
  [135, true, 140],
  [3, true, 4],
  [1, true, 2],
  [0, true, 2],
  [0.08, false, 0.08],
  [0, false, 1],
  [2100, true, 3000],
])('a scale up to %d ends at a round number', (highest, isCount, end) => {
  expect(scaleEnd(highest, isCount)).toBeCloseTo(end, 10);
});

test('four weeks have a label each week, a week each day, and a day one', () => {
  expect(labeledDays(28, 5)).toEqual([0, 7, 14, 21, 27]);
  expect(labeledDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labeledDays(1, 5)).toEqual([0]);
  expect(labeledDays(28, 3)).toEqual([0, 14, 27]);
});
