import type { Transaction } from 'kysely';
import { readStorage } from '../../storage/read-storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { ProviderEvent } from '../provider/provider.ts';
import { reconcile } from './reconcile.ts';

/** Events that can change a payment. */
const relevant =
  /^(?:payment_intent\.(?:succeeded|payment_failed|processing|canceled)|charge\.(?:refunded|dispute\..+)|refund\..+)$/;

const withinMs = 15_000;

/**
 * Treats an event as a hint to ask the provider about the payment, so events can arrive in any order,
 * repeatedly, or not at all.
 * @throws ProviderError if the provider cannot be asked; it will send the event again
 */
export async function handleWebhookEvent(
  parts: PaymentParts,
  { id, type, intentId }: ProviderEvent,
): Promise<void> {
  const { storage, clock } = parts;
  if (intentId === null || !relevant.test(type)) return;
  const known = storage.db.selectFrom('payment_events').select('id').where('id', '=', id);
  if (await readStorage(known.executeTakeFirst())) return;
  const paid = storage.db.selectFrom('payment_links').select('id').where('intent_id', '=', intentId);
  const link = await readStorage(paid.executeTakeFirst());
  // The account can have payments that are not ours.
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

/** The provider repeats an event for three days, and people can resend it for 30 days, in ms. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes events that are no longer repeated. A later repeat only causes another request to the provider. */
export async function deleteOldEvents(trx: Transaction<Tables>, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionMs).toISOString();
  await trx.deleteFrom('payment_events').where('received_at', '<=', end).execute();
}
