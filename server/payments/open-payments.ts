import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Target } from '../delivery/target.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

export interface OpenPaymentsParts
  extends Pick<PaymentParts, 'storage' | 'conversions' | 'clock' | 'logger'> {
  config: Pick<Config, 'payments' | 'isProduction'>;
  /** Targets of payment notifications. */
  targets: readonly Pick<Target, 'name'>[];
}

/** @returns undefined if payments are not configured */
export async function openPayments(parts: OpenPaymentsParts): Promise<PaymentParts | undefined> {
  const { config, targets, conversions, storage, clock, logger } = parts;
  const { stripe, settings } = config.payments;
  // Production accepts no test payments.
  if (!stripe && config.isProduction) return undefined;
  return {
    storage,
    provider: stripe ? await openStripe(stripe) : createTestProvider(storage),
    settings,
    targets: targets.map(({ name }) => name),
    conversions,
    clock,
    logger,
  };
}

/** Loads Stripe's modules only where they are used: a server without them starts sooner. */
async function openStripe(keys: NonNullable<Config['payments']['stripe']>): Promise<PaymentProvider> {
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
  return createStripeProvider(keys);
}

/** Logs at startup which provider takes the money, if any. */
export function logPaymentProvider(payments: PaymentParts | undefined, logger: Logger): void {
  if (!payments) logger.warn('STRIPE_SECRET_KEY is not set: payments are disabled');
  else if (payments.provider.name === 'test')
    logger.warn('STRIPE_SECRET_KEY is not set: payments are tests, and no card is charged');
  else if (payments.provider.isTest) logger.warn('Stripe is in test mode: no card is charged');
}
