import { expect, test } from 'vitest';
import { check, format } from './card-rules.ts';

const today = new Date(2027, 2, 15);

test.each([
  ['cardNumber', '42424', '4242 4'],
  ['cardNumber', '4242424242424242999', '4242 4242 4242 4242'],
  ['cardNumber', '378282246310005', '3782 822463 10005'],
  ['cardNumber', '37828', '3782 8'],
  ['cardNumber', 'abc', ''],
  ['cardExpiry', '1', '1'],
  ['cardExpiry', '5', '05 / '],
  ['cardExpiry', '13', '01 / 3'],
  ['cardExpiry', '12/345', '12 / 34'],
  ['cardCvc', '31415', '3141'],
] as const)('%s: %s is shown as "%s"', (type, typed, shown) => {
  expect(format(type, typed)).toBe(shown);
});

test.each([
  ['cardNumber', '4242 4242 4242 4242', { complete: true, empty: false, brand: 'visa' }],
  ['cardNumber', '3782 822463 10005', { complete: true, empty: false, brand: 'amex' }],
  ['cardNumber', '4242', { complete: false, empty: false, brand: 'visa' }],
  ['cardNumber', '', { complete: false, empty: true, brand: 'unknown' }],
  ['cardExpiry', '03 / 27', { complete: true, empty: false }],
  ['cardExpiry', '03 / ', { complete: false, empty: false }],
  ['cardCvc', '314', { complete: true, empty: false }],
] as const)('%s: of "%s" nothing is wrong', (type, text, state) => {
  expect(check(type, text, false, today)).toEqual(state);
});

test.each([
  ['cardNumber', '4242 4242 4242 4241', 'invalid_number', 'Your card number is invalid.'],
  ['cardExpiry', '02 / 27', 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
  ['cardExpiry', '12 / 26', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
  ['cardExpiry', '12 / 78', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ['cardExpiry', '00 / 30', 'invalid_expiry_month', "Your card's expiration date is invalid."],
] as const)('%s: "%s" is %s at once', (type, text, code, message) => {
  const state = check(type, text, false, today);
  expect(state).toMatchObject({ complete: false, error: { type: 'validation_error', code, message } });
});

test.each([
  ['cardNumber', '4242', 'incomplete_number', 'Your card number is incomplete.'],
  ['cardNumber', '', 'incomplete_number', 'Your card number is incomplete.'],
  ['cardExpiry', '12', 'incomplete_expiry', "Your card's expiration date is incomplete."],
  ['cardCvc', '31', 'incomplete_cvc', "Your card's security code is incomplete."],
] as const)('%s: "%s" is %s when the client is done', (type, text, code, message) => {
  expect(check(type, text, true, today).error).toEqual({ type: 'validation_error', code, message });
});

test('a security code has four digits on the cards that have four', () => {
  expect(check('cardCvc', '314', false, today, 'amex').complete).toBe(false);
  expect(check('cardCvc', '3141', false, today, 'amex').complete).toBe(true);
  expect(format('cardCvc', '3141', 'visa')).toBe('314');
});
