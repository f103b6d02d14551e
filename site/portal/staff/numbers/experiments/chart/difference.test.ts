import { expect, test } from 'vitest';
import { type Difference, endLabels } from './difference.ts';

const difference: Difference = {
  points: [{ day: 1, estimate: 0.33, low: 0.05, high: 0.6 }],
  days: 21,
  worthHaving: 0.2,
  expected: null,
  invalidSince: null,
  isOpen: false,
};

const texts = (changes: Partial<Difference>) =>
  endLabels({ ...difference, ...changes }).map(({ text }) => text);

test('lines are labeled with what they mean', () => {
  expect(texts({ isOpen: true })).toEqual(['+20%, worth having', '+33% so far']);
  expect(texts({})).toEqual(['+20%, worth having', '+33% measured']);
  expect(texts({ expected: 0.22 })).toEqual(['+33% measured', '+22% expected', '+20%, worth having']);
  expect(texts({ invalidSince: 5 })).toEqual(['+20%, worth having', 'not comparable']);
  expect(texts({ points: [] })).toEqual(['+20%, worth having']);
});
