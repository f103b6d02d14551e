import type { Transaction } from 'kysely';
import type { PaymentNoticeEvent } from '../../storage/tables/delivery.ts';
import type { Tables } from '../../storage/tables.ts';
import { newRow } from './new-row.ts';

interface Change {
  before: Tables['payment_links'];
  after: Tables['payment_links'];
  /** Names of the targets that receive payments; see `delivery/target.ts`. */
  targets: readonly string[];
  now: Date;
}

/** Queues the events of a link for every target, in the transaction that records them; each event only once. */
export async function queuePaymentNotices(trx: Transaction<Tables>, change: Change): Promise<void> {
  const { after, targets, now } = change;
  const rows = eventsOf(change).flatMap((payment_event) =>
    targets.map((target) => newRow({ payment_link_id: after.id, payment_event, target, edition: 1 }, now)),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['payment_link_id', 'target', 'payment_event']).doNothing())
    .execute();
}

/** One change can hold several events: a payment can be refunded before its success is known here. */
function eventsOf({ before, after }: Change): PaymentNoticeEvent[] {
  const events: PaymentNoticeEvent[] = [];
  if (before.paid_at === null && after.paid_at !== null) events.push('paid');
  for (const event of ['refunded', 'disputed'] as const)
    if (before.state !== event && after.state === event) events.push(event);
  return events;
}
