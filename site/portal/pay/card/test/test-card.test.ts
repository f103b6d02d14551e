import { describe, expect, it } from 'vitest';
import { testCards } from '../../../../../schema/api/payments.ts';
import { positionAfter } from '../../../../ui/caret.ts';
import { brandOf, groupNumber, isLuhn } from './card-number.ts';
import { formatExpiry, isValidExpiry } from './expiry.ts';
import { cardProblems, paymentMethodOf, viewOf } from './test-card.ts';

const now = Date.UTC(2026, 10, 22);

describe('a card number', () => {
  it.each(Object.entries(testCards))('%s is complete and becomes %s', (number, method) => {
    const cvc = brandOf(number) === 'amex' ? '1234' : '123';
    expect(cardProblems({ number: groupNumber(number), expiry: '09 / 28', cvc }, now)).toEqual({});
    expect(paymentMethodOf(groupNumber(number))).toBe(method);
    expect(isLuhn(number)).toBe(true);
  });

  it.each([
    ['', 'Enter the card number.'],
    ['4242 4242', 'Invalid card number'],
    ['4242 4242 4242 4241', 'Invalid card number'],
    ['4012 8888 8888 1881', 'Test mode takes only test cards, such as 4242 4242 4242 4242.'],
  ])('%s is refused with a message', (number, words) => {
    expect(cardProblems({ number, expiry: '09 / 28', cvc: '123' }, now)).toEqual({ number: words });
  });

  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['9', 'unknown', '9'],
  ])('%s is %s and is formatted as %s', (number, brand, written) => {
    expect([brandOf(number), groupNumber(number)]).toEqual([brand, written]);
  });

  it('shows dots for missing digits', () => {
    expect(viewOf({ number: '4242 42', expiry: '', cvc: '' })).toMatchObject({
      number: '4242 42•• •••• ••••',
      progress: 'begun',
      brand: 'visa',
    });
  });

  it('keeps the caret after the typed digit', () => {
    expect([0, 4, 5, 16].map((digits) => positionAfter(digits, '4242 4242'))).toEqual([0, 4, 6, 9]);
  });
});

describe('an expiry date', () => {
  it.each([
    ['0', '0'],
    ['9', '09'],
    ['092', '09 / 2'],
    ['09 / 28', '09 / 28'],
    ['09/2028', '09 / 28'],
  ])('%s is formatted as %s', (typed, written) => expect(formatExpiry(typed)).toBe(written));

  it('is valid until the end of its month', () => {
    expect(
      ['11 / 26', '10 / 26', '13 / 28', '00 / 28', '09 / 2', ''].map((expiry) => isValidExpiry(expiry, now)),
    ).toEqual([true, false, false, false, false, false]);
  });
});

it('a security code has four digits for American Express and three for others', () => {
  const problem = (number: string, cvc: string) => cardProblems({ number, expiry: '09 / 28', cvc }, now).cvc;
  expect(problem('378282246310005', '123')).toBe('Invalid CVC');
  expect(problem('378282246310005', '1234')).toBeUndefined();
  expect(problem('4242424242424242', '12')).toBe('Invalid CVC');
  expect(problem('4242424242424242', '')).toBe('Enter the security code.');
});
