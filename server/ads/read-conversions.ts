import type { Kysely } from 'kysely';
import type { Delivery, Lead } from '../delivery/target.ts';
import { derivedUuid } from '../lib/derived-uuid.ts';
import { chunks } from '../storage/chunks.ts';
import type { Tables } from '../storage/tables.ts';
import type { ConversionEvent } from './conversion-names.ts';

/** An event as platforms count it. */
export interface Conversion {
  /**
   * The same in every report of the event, from servers and from browsers, whose tags report a lead by its id. It does not lead
   * back to a payment link, whose id is a secret.
   */
  id: string;
  event: ConversionEvent;
  at: Date;
  lead: Lead;
  /** What was paid, and what remains of it after refunds. */
  payment?: { cents: number; netCents: number; refundedAt: Date | undefined };
}

/**
 * The conversions of these deliveries, in their order, as they are now.
 * @returns undefined for a payment whose lead was erased
 */
export async function readConversions(
  db: Kysely<Tables>,
  event: ConversionEvent,
  deliveries: readonly Delivery[],
): Promise<(Conversion | undefined)[]> {
  const leads = await leadsOf(db, deliveries);
  const answeredAt =
    event === 'qualified' ? await answersOf(db, [...leads.keys()]) : new Map<string, string>();
  const refundedAt = event === 'refund' ? await refundsOf(db, deliveries) : new Map<string, string>();
  return deliveries.map((delivery) => {
    if ('link' in delivery) {
      const { link } = delivery;
      const lead = leads.get(link.lead_id ?? '');
      if (!lead || link.paid_at === null) return undefined;
      const last = refundedAt.get(link.id);
      const payment = {
        cents: link.amount_cents,
        netCents: link.amount_cents - link.refunded_cents,
        refundedAt: last === undefined ? undefined : new Date(last),
      };
      return { id: derivedUuid('paid', link.id), event, at: new Date(link.paid_at), lead, payment };
    }
    if (!('lead' in delivery)) return undefined;
    const { lead, queuedAt } = delivery;
    if (event === 'lead') return { id: lead.id, event, at: new Date(lead.received_at), lead };
    const answered = answeredAt.get(lead.id);
    return { id: `${lead.id}-${event}`, event, at: answered ? new Date(answered) : queuedAt, lead };
  });
}

/** By id. Deliveries of leads bring theirs along. */
async function leadsOf(db: Kysely<Tables>, deliveries: readonly Delivery[]): Promise<Map<string, Lead>> {
  const leads = deliveries.flatMap((delivery) => ('lead' in delivery ? [delivery.lead] : []));
  const ids = deliveries.flatMap((delivery) => ('link' in delivery ? (delivery.link.lead_id ?? []) : []));
  for (const part of chunks(ids))
    leads.push(...(await db.selectFrom('leads').selectAll().where('id', 'in', part).execute()));
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** When a person first answered each lead. */
async function answersOf(db: Kysely<Tables>, leadIds: readonly string[]): Promise<Map<string, string>> {
  const rows = [];
  for (const part of chunks(leadIds))
    rows.push(
      ...(await db
        .selectFrom('desk_leads')
        .select(['lead_id', 'answered_at'])
        .where('lead_id', 'in', part)
        .execute()),
    );
  return new Map(rows.flatMap(({ lead_id, answered_at }) => (answered_at ? [[lead_id, answered_at]] : [])));
}

/** When each payment was last refunded. */
async function refundsOf(db: Kysely<Tables>, deliveries: readonly Delivery[]): Promise<Map<string, string>> {
  const ids = deliveries.flatMap((delivery) => ('link' in delivery ? [delivery.link.id] : []));
  const rows = [];
  for (const part of chunks(ids))
    rows.push(
      ...(await db
        .selectFrom('payment_refunds')
        .select(['link_id', 'at'])
        .where('link_id', 'in', part)
        .orderBy('at')
        .execute()),
    );
  return new Map(rows.map(({ link_id, at }) => [link_id, at]));
}
