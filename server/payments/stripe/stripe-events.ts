import type { Stripe } from 'stripe';
import type { ProviderEvent } from '../provider/provider.ts';

interface SignedCall {
  body: string;
  signature: string;
  now: Date;
  webhookSecrets: readonly string[];
}

/** An older signature can be a replay, in seconds. Source: Stripe's documentation, "Prevent replay attacks". */
const toleranceSeconds = 300;

/** Returns the event if one of our secrets signed it recently. */
export async function readStripeEvent(
  stripe: Stripe,
  { body, signature, now, webhookSecrets }: SignedCall,
): Promise<ProviderEvent | undefined> {
  for (const secret of webhookSecrets) {
    const event = await stripe.webhooks
      .constructEventAsync(body, signature, secret, toleranceSeconds, undefined, now.getTime())
      .catch(() => undefined);
    if (event) return { id: event.id, type: event.type, intentId: intentIdOf(event.data.object) };
  }
  return undefined;
}

/** Charges, refunds, and disputes name their intent. */
function intentIdOf(subject: object): string | null {
  const {
    object,
    id,
    payment_intent: intent,
  } = subject as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (object === 'payment_intent') return id ?? null;
  return typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null);
}
