import { expect, test } from 'vitest';
import { printedScale } from './printed-scale.ts';

const row = (leads: number, high: number) => ({ leads, rate: { rate: high / 2, low: 0, high } });

test('the scale fits the widest interval of rows with enough leads', () => {
  expect(printedScale([row(231, 0.088), row(9, 0.3)])).toBe(0.1);
  expect(printedScale([row(231, 0.12)])).toBe(0.2);
  expect(printedScale([{ leads: 30, rate: null }])).toBe(0.1);
});
