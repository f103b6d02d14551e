import type { PaymentParts } from './payment-parts.ts';
import type { ProviderEvent } from './provider/provider.ts';
import { reconcile } from './reconcile.ts';

/** What can change how a payment stands. */
const matters =
  /^(?:payment_intent\.(?:succeeded|payment_failed|processing|canceled)|charge\.(?:refunded|dispute\..+)|refund\..+)$/;

const withinMs = 15_000;

/**
 * Takes an event as a hint to ask how the payment stands by now: then it does not matter in which order events come, nor
 * how often, nor whether one is missing.
 * @throws ProviderError when the provider cannot be asked; it will tell of the event again
 */
export async function heedEvent(parts: PaymentParts, { id, type, intentId }: ProviderEvent): Promise<void> {
  const { storage, clock } = parts;
  if (intentId === null || !matters.test(type)) return;
  const known = await storage.db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const link = await storage.db
    .selectFrom('payment_links')
    .select('id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  // The account may have other business than ours.
  if (!link) return;
  await reconcile(parts, link.id, withinMs);
  const row = { id, type, intent_id: intentId, received_at: clock().toISOString() };
  await storage.commit((trx) =>
    trx
      .insertInto('payment_events')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
