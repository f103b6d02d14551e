import type { Stripe } from 'stripe';
import type { ProviderEvent } from '../provider/provider.ts';

interface SignedCall {
  body: string;
  signature: string;
  now: Date;
  webhookSecrets: readonly string[];
}

/** An older signature may be a replay, in seconds. Source: Stripe's documentation, "Prevent replay attacks". */
const toleranceSeconds = 300;

/** The event, when one of our secrets signed it a short while ago. */
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

/** Charges, refunds and disputes name the intent that they belong to. */
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
