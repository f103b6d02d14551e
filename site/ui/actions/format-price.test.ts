import { expect, test } from 'vitest';
import { actionAttributes } from './action.tsx';
import { formatPrice } from './format-price.ts';

test('formats a price with two decimals if it has cents, and with none otherwise', () => {
  expect([219, 49.9, 0, 1200.05, 0.5].map(formatPrice)).toEqual(['219', '49.90', '0', '1200.05', '0.50']);
});

test('an action that opens a form carries its formatted price', () => {
  const order = {
    label: 'Order',
    look: 'primary',
    kind: 'form',
    href: '#form-order',
    form: 'order',
  } as const;
  expect(actionAttributes({ ...order, price: 49.9 })).toHaveProperty('data-price', '49.90');
  expect(actionAttributes(order)).toHaveProperty('data-price', undefined);
});
