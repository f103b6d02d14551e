import { expect, it } from 'vitest';
import { emptyChanges, problemOf, viewOf } from './element-state.ts';

it('uses Stripe’s message for a problem, or our own if there is none', () => {
  const begun = { empty: false, complete: false };
  expect(problemOf('number', emptyChanges.number)).toBe('Enter the card number.');
  expect(problemOf('number', { ...begun, error: { message: 'Your card number is invalid.' } })).toBe(
    'Your card number is invalid.',
  );
  expect(problemOf('number', { ...begun, error: {} })).toBe('Invalid card number');
  expect(problemOf('expiry', begun)).toBe('Invalid expiry date');
  expect(problemOf('cvc', begun)).toBe('Invalid CVC');
  expect(problemOf('cvc', { empty: false, complete: true })).toBeUndefined();
});

it('shows only dots, and how complete the number is', () => {
  const number = { empty: false, complete: true, brand: 'visa' };
  expect(viewOf({ ...emptyChanges, number })).toEqual({
    brand: 'visa',
    number: '•••• •••• •••• ••••',
    progress: 'complete',
    expiry: '•• / ••',
    isExpiryComplete: false,
  });
});
