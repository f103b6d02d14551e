import type { Selectable } from 'kysely';
import type { LeadsTable, PaymentEvent, PaymentLinksTable } from '../storage/tables.ts';

export type Lead = Selectable<LeadsTable>;

/** One thing to be delivered to one target. */
export type Delivery = LeadDelivery | PaymentDelivery;

interface DeliveryHead {
  /** The idempotency key: the same in every attempt. */
  id: string;
  queuedAt: Date;
}

export interface LeadDelivery extends DeliveryHead {
  /** 1 tells of a new lead, more of news about it. */
  edition: number;
  lead: Lead;
}

export interface PaymentDelivery extends DeliveryHead {
  event: PaymentEvent;
  link: Selectable<PaymentLinksTable>;
}

/** Somebody who is told of leads, or of payments. What is queued for a target is always of its own kind. */
export interface Target<Kind extends Delivery = Delivery> {
  /** `notice`, `acknowledgement`, `crm`, `payment-notice`, or `webhook:` and what tells its address from others. */
  name: string;
  /** For people: where it goes, without secrets. */
  about: string;
  /**
   * Resolves when the other side has taken it. Whatever it rejects with is a reason to try again later.
   * @param signal aborted when the attempt takes too long
   */
  deliver(delivery: Kind, signal: AbortSignal): Promise<void>;
}

/** Whether a target wants to hear of news, by the names of the lead's columns that are new. */
export function isToldOf(target: string, news: ReadonlySet<string>): boolean {
  if (target === 'acknowledgement') return false;
  // The payload of the CRM has no place for more.
  if (target === 'crm') return news.has('message');
  return news.size > 0;
}
