import { expect, it } from 'vitest';
import { isPaymentRoute } from './payment-route.ts';

it.each(['/payment/k3', '/payment/', '/create-payment', '/create-payment/', '/staff/create-payment'])(
  '%s is a payment route',
  (route) => {
    expect(isPaymentRoute(route)).toBe(true);
  },
);

it.each(['/', '/pricing/', '/payments', '/services/payment/k3', '/create-payment/help/'])(
  '%s is not',
  (route) => {
    expect(isPaymentRoute(route)).toBe(false);
  },
);
