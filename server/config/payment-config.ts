import type { PaymentSettings } from '../payments/payment-parts.ts';
import type { StripeSettings } from '../payments/stripe/stripe-provider.ts';
import type { Readers } from './readers.ts';

export interface PaymentConfig {
  /** `test` takes no money, and is for machines that nobody pays on; `none` takes nothing at all. */
  provider: 'test' | 'none' | StripeSettings;
  settings: PaymentSettings;
}

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export function paymentConfig(read: Readers): PaymentConfig {
  const [answerMs, settleMs] = [
    read.integer('PAYMENT_ANSWER_MS', 100, 26_000),
    read.integer('PAYMENT_SETTLE_MS', 100, 3_600_000),
  ];
  if (settleMs < answerMs)
    read.fault(
      'PAYMENT_SETTLE_MS must be at least PAYMENT_ANSWER_MS: a payment may still be made meanwhile.',
    );
  return {
    provider: stripeSettings(read) ?? (read.text('NODE_ENV') === 'production' ? 'none' : 'test'),
    settings: {
      linkDays: read.integer('PAYMENT_LINK_DAYS', 1, 3650),
      answerMs,
      settleMs,
      sweepMs: read.integer('PAYMENT_SWEEP_MS', 10, 3_600_000),
      limits: {
        perLink: read.integer('PAYMENT_LIMIT_PER_LINK', 0, 1_000_000),
        perAddress: read.integer('PAYMENT_LIMIT_PER_ADDRESS', 0, 1_000_000),
        unknownIds: read.integer('PAYMENT_LIMIT_UNKNOWN_IDS', 0, 1_000_000),
        windowMs: read.integer('PAYMENT_LIMIT_WINDOW_MINUTES', 1, 100_000) * 60_000,
      },
    },
  };
}

/** Undefined without keys. */
function stripeSettings(read: Readers): StripeSettings | undefined {
  const apiBase = read.url('STRIPE_API_BASE', ['https', 'http']);
  const timeoutMs = read.integer('STRIPE_TIMEOUT_MS', 100, 25_000);
  const missing = keys.filter((name) => read.text(name) === '');
  if (missing.length === keys.length) return undefined;
  for (const name of missing)
    read.fault(`${name} must be set beside the other keys of Stripe: ${keys.join(', ')} belong together.`);
  const [secretKey, publishableKey] = [read.text('STRIPE_SECRET_KEY'), read.text('STRIPE_PUBLISHABLE_KEY')];
  if (secretKey !== '' && !/^[sr]k_(?:test|live)_\w+$/.test(secretKey))
    read.wants('STRIPE_SECRET_KEY', 'a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_');
  if (publishableKey !== '' && !/^pk_(?:test|live)_\w+$/.test(publishableKey))
    read.wants('STRIPE_PUBLISHABLE_KEY', 'a key that begins with pk_live_ or pk_test_');
  if (missing.length === 0 && modeOf(secretKey) !== modeOf(publishableKey))
    read.fault(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both be of the test mode.',
    );
  const webhookSecrets = read.list('STRIPE_WEBHOOK_SECRET');
  if (!webhookSecrets.every((secret) => /^whsec_\w+$/.test(secret)))
    read.wants('STRIPE_WEBHOOK_SECRET', 'one or more secrets that begin with whsec_, by comma');
  return { secretKey, publishableKey, webhookSecrets, apiBase, timeoutMs };
}

function modeOf(key: string): string | undefined {
  return key.split('_')[1];
}
