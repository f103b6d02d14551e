import { expect, test } from 'vitest';
import { actionAttributes } from './action.tsx';
import { formatPrice } from './format-price.ts';

test('a price has two decimals when it has cents, and none otherwise', () => {
  expect([219, 49.9, 0, 1200.05, 0.5].map(formatPrice)).toEqual(['219', '49.90', '0', '1200.05', '0.50']);
});

test('the action that opens a form tells its price as people write it', () => {
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
