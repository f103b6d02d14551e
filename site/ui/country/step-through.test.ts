import { expect, test } from 'vitest';
import { stepThrough } from './step-through.ts';

test('arrow keys move by one and wrap around', () => {
  expect(stepThrough('ArrowDown', -1, 3)).toBe(0);
  expect(stepThrough('ArrowDown', 2, 3)).toBe(0);
  expect(stepThrough('ArrowUp', 0, 3)).toBe(2);
  expect(stepThrough('ArrowUp', 2, 3)).toBe(1);
});

test('Home and End go to the ends, and Page Up and Page Down stop there', () => {
  expect(stepThrough('Home', 5, 20)).toBe(0);
  expect(stepThrough('End', 5, 20)).toBe(19);
  expect(stepThrough('PageDown', 17, 20)).toBe(19);
  expect(stepThrough('PageUp', 2, 20)).toBe(0);
});

test('other keys do not move, nor does any key in an empty list', () => {
  expect(stepThrough('a', 1, 3)).toBeUndefined();
  expect(stepThrough('ArrowDown', -1, 0)).toBeUndefined();
});
