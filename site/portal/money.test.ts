import { expect, it } from 'vitest';
import { formatDollars } from '../../schema/api/dollars.ts';
import { centsOf, priceText, showDollars } from './money.ts';

it('converts every amount up to a thousand dollars to whole cents', () => {
  const cents = Array.from({ length: 100_001 }, (_, index) => index);
  expect(cents.filter((one) => centsOf(one / 100) !== one)).toEqual([]);
  expect(centsOf(4.35)).toBe(435);
  expect(centsOf(999_999.99)).toBe(99_999_999);
});

it('formats dollars', () => {
  expect([showDollars(1219), showDollars(0.5), formatDollars(21_935)]).toEqual([
    '$1,219.00',
    '$0.50',
    '$219.35',
  ]);
});

it.each([
  ['219', '219.00'],
  ['219.5', '219.50'],
  ['219.', '219.00'],
  [' $1,219.50 ', '1219.50'],
  ['1,000,000', '1000000.00'],
  ['0', '0.00'],
])('reads the price %s as %s', (typed, text) => expect(priceText(typed)).toBe(text));

it.each(['', '.', '.5', '-1', '1e3', '219.505', '2,19', 'free', '1.2.3', '12345678901'])(
  'does not read %s as a price',
  (typed) => expect(priceText(typed)).toBeUndefined(),
);
