import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Target } from '../delivery/target.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { PaymentParts } from './payment-parts.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

export interface OpenPaymentsParts {
  config: Pick<Config, 'payments' | 'isProduction'>;
  storage: Pick<Storage, 'db' | 'commit'>;
  /** Who is told of payments. */
  targets: readonly Pick<Target, 'name'>[];
  clock: Clock;
  logger: Logger;
}

/** @returns undefined where nobody takes the money */
export function openPayments(parts: OpenPaymentsParts): PaymentParts | undefined {
  const { config, storage, targets, clock, logger } = parts;
  const { stripe, settings } = config.payments;
  // Production takes no test payments.
  if (!stripe && config.isProduction) return undefined;
  return {
    storage,
    provider: stripe ? createStripeProvider(stripe) : createTestProvider(storage),
    settings,
    targets: targets.map(({ name }) => name),
    clock,
    logger,
  };
}

/** Says at start who takes the money, and when nobody does. */
export function tellWhoIsPaid(payments: PaymentParts | undefined, logger: Logger): void {
  if (!payments)
    logger.warn('STRIPE_SECRET_KEY is not set: payments are not configured, and no payment link can be made');
  else if (payments.provider.name === 'test')
    logger.warn(
      'STRIPE_SECRET_KEY is not set: payments are only tests, with test cards, and no card is charged',
    );
  else if (payments.provider.isTest) logger.warn('Stripe is in its test mode: no card is charged');
}
