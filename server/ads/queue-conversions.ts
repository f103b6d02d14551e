import type { Transaction } from 'kysely';
import { newRow } from '../delivery/outbox/new-row.ts';
import type { Lead } from '../delivery/target.ts';
import type { Tables } from '../storage/tables.ts';
import {
  type ConversionEvent,
  type ConversionRules,
  type ConversionTarget,
  partsOf,
} from './conversion-names.ts';
import { isReportable } from './is-reportable.ts';

type Link = Tables['payment_links'];

interface LeadConversion {
  leadId: string;
  event: 'lead' | 'qualified';
  /** Without it, no platform is configured. */
  rules: ConversionRules | undefined;
  now: Date;
  /** How long it waits, in ms. */
  delayMs?: number;
}

/** Queues an event of a lead for each platform that may receive it, once, in the transaction of the event. */
export async function queueLeadConversion(
  trx: Transaction<Tables>,
  { leadId, event, rules, now, delayMs = 0 }: LeadConversion,
): Promise<void> {
  const targets = await targetsFor(trx, leadId, event, rules);
  if (targets.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(targets.map((target) => newRow({ lead_id: leadId, target, edition: 1 }, now, delayMs)))
    .onConflict((conflict) => conflict.columns(['lead_id', 'target', 'edition']).doNothing())
    .execute();
}

interface PaymentChange {
  before: Link;
  after: Link;
  rules: ConversionRules | undefined;
  now: Date;
}

/** Queues what became of a payment, in the transaction that records it. Tests are no conversions. */
export async function queuePaymentConversions(
  trx: Transaction<Tables>,
  change: PaymentChange,
): Promise<void> {
  const { before, after } = change;
  if (after.paid_at === null || after.is_test === 1) return;
  if (before.paid_at === null) await queuePaid(trx, change);
  else if (before.refunded_cents !== after.refunded_cents) await queueRefund(trx, change);
}

async function queuePaid(trx: Transaction<Tables>, { after, rules, now }: PaymentChange): Promise<void> {
  const targets = await targetsFor(trx, after.lead_id, 'paid', rules);
  if (targets.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      targets.map((target) =>
        newRow({ payment_link_id: after.id, payment_event: 'paid' as const, target, edition: 1 }, now),
      ),
    )
    .onConflict((conflict) => conflict.columns(['payment_link_id', 'target', 'payment_event']).doNothing())
    .execute();
}

/**
 * Queues the new value of a payment that was reported, or queued to be: an adjustment of an unknown conversion would create one.
 * Each carries the value of the time when it is sent, so a further refund only makes it due again, after what is being sent.
 */
async function queueRefund(trx: Transaction<Tables>, { after, rules, now }: PaymentChange): Promise<void> {
  for (const target of await targetsFor(trx, after.lead_id, 'refund', rules)) {
    const paid = await trx
      .selectFrom('outbox')
      .select('claimed_until')
      .where('payment_link_id', '=', after.id)
      .where('payment_event', '=', 'paid')
      .where('target', '=', `${partsOf(target).platform}-paid`)
      .executeTakeFirst();
    if (!paid) continue;
    const busyMs = Math.max(0, Date.parse(paid.claimed_until ?? now.toISOString()) - now.getTime());
    const row = { payment_link_id: after.id, payment_event: 'refunded' as const, target, edition: 1 };
    const { id, ...due } = newRow(row, now, busyMs);
    await trx
      .insertInto('outbox')
      .values({ id, ...due })
      .onConflict((conflict) =>
        conflict
          .columns(['payment_link_id', 'target', 'payment_event'])
          // A worker that is sending the old value keeps its time, but no longer records the outcome.
          .doUpdateSet({ ...due, claim: null }),
      )
      .execute();
  }
}

async function targetsFor(
  trx: Transaction<Tables>,
  leadId: string | null,
  event: ConversionEvent,
  rules: ConversionRules | undefined,
): Promise<ConversionTarget[]> {
  const targets = (rules?.targets ?? []).filter((target) => partsOf(target).event === event);
  if (!rules || targets.length === 0 || leadId === null) return [];
  const lead: Lead | undefined = await trx
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', leadId)
    .executeTakeFirst();
  return lead ? targets.filter((target) => isReportable(lead, partsOf(target).platform, rules)) : [];
}
