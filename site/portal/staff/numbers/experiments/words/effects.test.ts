import { expect, test } from 'vitest';
import { effectText, rangeText } from './effects.ts';

test.each([
  [0.164, '+16%'],
  [-0.16, '−16%'],
  [-0.004, '0%'],
  [12.3, '+1,230%'],
])('an effect of %d is %s', (effect, text) => expect(effectText(effect)).toBe(text));

test('an interval without an end has the other one', () => {
  expect(rangeText({ low: -0.16, high: 0.47 })).toBe('from −16% to +47%');
  expect(rangeText({ low: -0.16, high: null })).toBe('above −16%');
  expect(rangeText({ low: null, high: 0.47 })).toBe('below +47%');
  expect(rangeText({ low: null, high: null })).toBeUndefined();
});
