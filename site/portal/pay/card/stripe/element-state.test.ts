import { expect, it } from 'vitest';
import { emptyChanges, faultOf, viewOf } from './element-state.ts';

it('tells what is wrong in Stripe’s words, else in the catalogue’s', () => {
  const begun = { empty: false, complete: false };
  expect(faultOf('number', emptyChanges.number)).toBe('Enter the card number.');
  expect(faultOf('number', { ...begun, error: { message: 'Your card number is invalid.' } })).toBe(
    'Your card number is invalid.',
  );
  expect(faultOf('number', { ...begun, error: {} })).toBe('Invalid card number');
  expect(faultOf('expiry', begun)).toBe('Invalid expiry date');
  expect(faultOf('cvc', begun)).toBe('Invalid CVC');
  expect(faultOf('cvc', { empty: false, complete: true })).toBeUndefined();
});

it('shows dots alone, and how far the number is', () => {
  const number = { empty: false, complete: true, brand: 'visa' };
  expect(viewOf({ ...emptyChanges, number })).toEqual({
    brand: 'visa',
    number: '•••• •••• •••• ••••',
    progress: 'complete',
    expiry: '•• / ••',
    isExpiryComplete: false,
  });
});
