import * as parse from '../parsers.ts';
import { OptionalGroup, variable } from '../variable.ts';

/** Stripe, and the times and limits of payments. */
export const paymentVariables = {
  stripe: new OptionalGroup(
    {
      secretKey: variable('STRIPE_SECRET_KEY', {
        parse: parse.matching(
          /^[sr]k_(?:test|live)_\w+$/,
          'a key that starts with sk_live_, rk_live_, sk_test_ or rk_test_',
        ),
        about:
          'accepts payments through Stripe, together with the next two; without them, payments are tests',
        isSecret: true,
      }),
      publishableKey: variable('STRIPE_PUBLISHABLE_KEY', {
        parse: parse.matching(/^pk_(?:test|live)_\w+$/, 'a key that starts with pk_live_ or pk_test_'),
        about: 'the same account’s key for browsers',
        // Public, but a mistaken value could be the secret key.
        isSecret: true,
      }),
      webhookSecrets: variable('STRIPE_WEBHOOK_SECRET', {
        parse: parse.list(parse.matching(/^whsec_\w+$/, ''), 'secrets that start with whsec_'),
        about:
          'verifies what Stripe posts to /api/payments/webhook; comma-separated during rotation, the newest first',
        isSecret: true,
      }),
    },
    {
      apiBase: variable('STRIPE_API_BASE', {
        parse: parse.webUrl,
        about: 'host of a Stripe-compatible API, instead of Stripe’s own',
      }),
      timeoutMs: variable('STRIPE_TIMEOUT_MS', {
        parse: parse.integer(100, 25_000),
        default: '8000',
        about: 'timeout of one request to Stripe',
      }),
    },
  ),
  settings: {
    linkDays: variable('PAYMENT_LINK_DAYS', {
      parse: parse.integer(1, 3650),
      default: '30',
      about: 'how long a payment link can be paid',
    }),
    answerMs: variable('PAYMENT_ANSWER_MS', {
      parse: parse.integer(100, 26_000),
      default: '25000',
      about: 'how long a payment request waits for the outcome; after that, the page polls',
    }),
    settleMs: variable('PAYMENT_SETTLE_MS', {
      parse: parse.integer(100, 3_600_000),
      default: '120000',
      about: 'how long an unanswered charge may still succeed',
    }),
    sweepMs: variable('PAYMENT_SWEEP_MS', {
      parse: parse.integer(10, 3_600_000),
      default: '15000',
      about: 'how often unsettled payments are checked',
    }),
    limits: {
      perLink: variable('PAYMENT_LIMIT_PER_LINK', {
        parse: parse.integer(0, 1_000_000),
        default: '10',
        about: 'payment attempts per link and window; 0 disables the limit, as in the next two',
      }),
      perAddress: variable('PAYMENT_LIMIT_PER_ADDRESS', {
        parse: parse.integer(0, 1_000_000),
        default: '12',
        about: 'payment attempts from one address (IPv6: one /64) per window',
      }),
      unknownIds: variable('PAYMENT_LIMIT_UNKNOWN_IDS', {
        parse: parse.integer(0, 1_000_000),
        default: '30',
        about: 'lookups of unknown payment links from one address per window',
      }),
      windowMs: variable('PAYMENT_LIMIT_WINDOW_MINUTES', {
        parse: parse.minutes(1, 100_000),
        default: '360',
        about: 'window of the payment limits',
      }),
    },
  },
};
