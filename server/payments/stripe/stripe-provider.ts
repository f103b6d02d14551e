import { Stripe } from 'stripe';
import type { Config } from '../../config/config.ts';
import type { CallLimits, IntentReport, PaymentProvider } from '../provider/provider.ts';
import { createTryCounter } from './count-tries.ts';
import { alreadyDone, asProviderError, intentOf } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { disputesMoney, toReport } from './to-report.ts';
import { underFreeKey } from './under-free-key.ts';

export type StripeSettings = NonNullable<Config['payments']['stripe']>;

/** Expanded in each intent that is read. */
const expand = ['latest_charge'];

/** Maximum wait of the SDK between two attempts, in ms. */
const betweenTriesMs = 600;

/**
 * Payments through Stripe. Intents are confirmed manually, so each charge needs our secret key, and an intent's
 * client secret is useless to card testers. Source: Stripe's documentation of PaymentIntents,
 * `confirmation_method`.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, timeoutMs } = settings;
  const stripe = new Stripe(secretKey, { telemetry: false, ...hostOf(settings.apiBase) });
  const counted = createTryCounter(stripe);
  const isTest = !/^[sr]k_live_/.test(secretKey);

  /** Allows as many attempts as fit into the time. The SDK repeats only safe requests, under the same key. */
  function within({ withinMs }: CallLimits) {
    const tries = Math.floor((withinMs + betweenTriesMs) / (timeoutMs + betweenTriesMs));
    return {
      timeout: Math.max(1, Math.min(timeoutMs, Math.floor(withinMs))),
      maxNetworkRetries: Math.min(2, Math.max(0, tries - 1)),
    };
  }

  async function report(intent: Stripe.PaymentIntent, limits: CallLimits): Promise<IntentReport> {
    const charge = intent.latest_charge;
    const isDisputed =
      typeof charge === 'object' && charge?.disputed === true
        ? disputesMoney((await stripe.disputes.list({ payment_intent: intent.id }, within(limits))).data)
        : false;
    return { ...toReport(intent), isDisputed };
  }

  async function readIntent(id: string, limits: CallLimits): Promise<IntentReport> {
    return withProviderErrors(async () =>
      report(await stripe.paymentIntents.retrieve(id, { expand }, within(limits)), limits),
    );
  }

  return {
    name: 'stripe',
    account: isTest ? 'stripe test' : 'stripe live',
    isTest,
    publishableKey,
    readIntent,
    createIntent: ({ key, amountCents, description, linkId }, limits) => {
      const params = {
        amount: amountCents,
        currency: 'usd',
        confirmation_method: 'manual' as const,
        // The page supports cards only, whatever else is enabled in the dashboard.
        allowed_payment_method_types: ['card' as const],
        description,
        metadata: { payment_link: linkId },
      };
      return withProviderErrors(() =>
        underFreeKey(key, limits, async (idempotencyKey, left) =>
          toReport(await stripe.paymentIntents.create(params, { idempotencyKey, ...within(left) })),
        ),
      );
    },
    confirmIntent: (id, { key, paymentMethod, receiptEmail }, limits) =>
      withProviderErrors(async () => {
        const parts = {
          ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
          ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
          use_stripe_sdk: true,
          expand,
        };
        try {
          return toReport(
            await counted(key, () =>
              stripe.paymentIntents.confirm(id, parts, { idempotencyKey: key, ...within(limits) }),
            ),
          );
        } catch (error) {
          // Declines arrive as errors, and so do intents that are already paid or canceled.
          const intent = intentOf(error);
          if (!intent) throw error;
          return toReport(intent);
        }
      }),
    cancelIntent: (id, limits) =>
      withProviderErrors(async () => {
        try {
          return toReport(await stripe.paymentIntents.cancel(id, { expand }, within(limits)));
        } catch (error) {
          if (alreadyDone(error)) return readIntent(id, limits);
          throw error;
        }
      }),
    refundIntent: (id, { key }, limits) =>
      withProviderErrors(async () => {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: key, ...within(limits) });
        } catch (error) {
          if (!alreadyDone(error)) throw error;
        }
        return readIntent(id, limits);
      }),
    sendReceipt: (id, email, limits) =>
      withProviderErrors(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {}, within(limits));
        // Each update of the address sends the receipt, even if it stays the same.
        if (charge) await stripe.charges.update(String(charge), { receipt_email: email }, within(limits));
      }),
    readEvent: (body, signature, now) => readStripeEvent(stripe, { body, signature, now, webhookSecrets }),
  };
}

async function withProviderErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
}

function hostOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  };
}
