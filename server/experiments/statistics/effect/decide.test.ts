import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const contrast = (z: number) => ({ score: { value: z * 10, variance: 100 }, tuning: 8 });
const day = { day: 10, isEnd: false };
const end = { day: 28, isEnd: true };

test('a difference of 3 standard errors decides at the end only, one of 5 on any day', () => {
  expect(decide([contrast(3)], day)).toEqual({ better: [], worse: [] });
  expect(decide([contrast(3)], end).better).toHaveLength(1);
  expect(decide([contrast(5)], day).better).toHaveLength(1);
});

test('the end has 4% of the error, not 5%', () => {
  expect(decide([contrast(2)], end).better).toEqual([]);
  expect(decide([contrast(2.06)], end).better).toHaveLength(1);
  expect(decide([contrast(-2.06)], end).worse).toHaveLength(1);
});

test('a variant cannot win in the first week, but it can be harmful', () => {
  expect(decide([contrast(6)], { day: 6, isEnd: false }).better).toEqual([]);
  expect(decide([contrast(6)], { day: 7, isEnd: false }).better).toHaveLength(1);
  expect(decide([contrast(-6)], { day: 1, isEnd: false }).worse).toHaveLength(1);
});

test('with several variants, the best needs more', () => {
  expect(decide([contrast(2.2), contrast(0), contrast(0)], end).better).toEqual([]);
  const strong = contrast(3);
  expect(decide([contrast(0), strong, contrast(0)], end).better).toEqual([strong]);
});
