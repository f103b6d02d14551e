import { expect, test } from 'vitest';
import { parseCommaNumber } from './comma-number.ts';

test.each([
  ['4,5', '4.5', true],
  ['-0,75', '-0.75', true],
  ['1.200,50', '1200.50', true],
  ['1,200', '1200', false],
  ['1,200,000.5', '1200000.5', false],
])('%s means %s', (written, number, isDecimal) => {
  expect(parseCommaNumber(written)).toEqual({ number, isDecimal });
});

test.each(['4.5', '4,5 stars', 'a,b', '', '4,', '4,5,6'])('%j is not a number with a comma', (written) => {
  expect(parseCommaNumber(written)).toBeUndefined();
});
