import { expect, it } from 'vitest';
import { formatDollars } from '../../schema/api/dollars.ts';
import { centsOf, priceText, showDollars } from './money.ts';

it('makes cents of every amount up to a thousand dollars without a fraction left', () => {
  const cents = Array.from({ length: 100_001 }, (_, index) => index);
  expect(cents.filter((one) => centsOf(one / 100) !== one)).toEqual([]);
  expect(centsOf(4.35)).toBe(435);
  expect(centsOf(999_999.99)).toBe(99_999_999);
});

it('shows dollars as people write them', () => {
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
])('takes the price %s for %s', (typed, text) => expect(priceText(typed)).toBe(text));

it.each(['', '.', '.5', '-1', '1e3', '219.505', '2,19', 'free', '1.2.3', '12345678901'])(
  'does not take %s for a price',
  (typed) => expect(priceText(typed)).toBeUndefined(),
);
