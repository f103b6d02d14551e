import type { Selectable } from 'kysely';
import type { LeadsTable } from '../storage/tables.ts';

export type Lead = Selectable<LeadsTable>;

/** One thing to be delivered to one target. */
export interface Delivery {
  /** The idempotency key: the same in every attempt. */
  id: string;
  /** 1 tells of a new lead, more of news about it. */
  edition: number;
  queuedAt: Date;
  lead: Lead;
}

/** Somebody who is told of leads. */
export interface Target {
  /** `notice`, `acknowledgement`, `crm`, or `webhook:` and what tells its address from others. */
  name: string;
  /** For people: where it goes, without secrets. */
  about: string;
  /**
   * Resolves when the other side has taken it. Whatever it rejects with is a reason to try again later.
   * @param signal aborted when the attempt takes too long
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
}

/** Whether a target wants to hear of news, by the names of the lead's columns that are new. */
export function isToldOf(target: string, news: ReadonlySet<string>): boolean {
  if (target === 'acknowledgement') return false;
  // The payload of the CRM has no place for more.
  if (target === 'crm') return news.has('message');
  return news.size > 0;
}
