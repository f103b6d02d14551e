import { Stripe } from 'stripe';
import type { CallLimits, IntentReport, PaymentProvider } from '../provider/provider.ts';
import { createTryCounter } from './count-tries.ts';
import { alreadyDone, asProviderError, intentOf } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { disputesMoney, toReport } from './to-report.ts';
import { underFreeKey } from './under-free-key.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** The newest first while they are rotated. */
  webhookSecrets: readonly string[];
  /** A host that speaks as Stripe does, such as `http://127.0.0.1:12111`; undefined is Stripe's own. */
  apiBase: string | undefined;
  /** How long one try may take, in ms. */
  timeoutMs: number;
}

/** What comes with each intent that is read. */
const expand = ['latest_charge'];

/** Between two tries of a call the SDK waits no longer, in ms. */
const betweenTriesMs = 600;

/**
 * Payments by Stripe. Intents are confirmed manually: then each try to charge a card needs our secret key, and what a
 * browser knows of an intent is of no use to whoever tries out cards.
 * Source: Stripe's documentation of PaymentIntents, `confirmation_method`.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, timeoutMs } = settings;
  const stripe = new Stripe(secretKey, { telemetry: false, ...hostOf(settings.apiBase) });
  const counted = createTryCounter(stripe);
  const isTest = !/^[sr]k_live_/.test(secretKey);

  /** As many tries as there is time for; the SDK repeats only what is safe to repeat, under the same key. */
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
    return asking(async () =>
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
      const wish = {
        amount: amountCents,
        currency: 'usd',
        confirmation_method: 'manual' as const,
        // Whatever else the dashboard turns on: the page takes cards, and their banks ask on it.
        allowed_payment_method_types: ['card' as const],
        description,
        metadata: { payment_link: linkId },
      };
      return asking(() =>
        underFreeKey(key, limits, async (idempotencyKey, left) =>
          toReport(await stripe.paymentIntents.create(wish, { idempotencyKey, ...within(left) })),
        ),
      );
    },
    confirmIntent: (id, { key, paymentMethod, receiptEmail }, limits) =>
      asking(async () => {
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
          // Declines come as errors, and so does an intent that is paid or canceled already.
          const intent = intentOf(error);
          if (!intent) throw error;
          return toReport(intent);
        }
      }),
    cancelIntent: (id, limits) =>
      asking(async () => {
        try {
          return toReport(await stripe.paymentIntents.cancel(id, { expand }, within(limits)));
        } catch (error) {
          if (alreadyDone(error)) return readIntent(id, limits);
          throw error;
        }
      }),
    refundIntent: (id, { key }, limits) =>
      asking(async () => {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: key, ...within(limits) });
        } catch (error) {
          if (!alreadyDone(error)) throw error;
        }
        return readIntent(id, limits);
      }),
    sendReceipt: (id, email, limits) =>
      asking(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {}, within(limits));
        // Each update of the address sends the receipt, also one to the same address.
        if (charge) await stripe.charges.update(String(charge), { receipt_email: email }, within(limits));
      }),
    readEvent: (body, signature, now) => readStripeEvent(stripe, { body, signature, now, webhookSecrets }),
  };
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
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
