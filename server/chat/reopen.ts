import type { Transaction } from 'kysely';
import { addEvent } from '../desk/events.ts';
import { addOpenTime } from '../desk/routing/business-hours.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import { freshOffer } from '../desk/routing/fresh-offer.ts';
import type { Tables } from '../storage/tables.ts';
import type { LockedChat } from './messages.ts';

export type PromiseRules = Pick<DeskRules, 'answerWithinMs' | 'hours' | 'holidays' | 'zone'>;

/** Until when the company answers what is asked at a moment; null if it never opens. */
export function promiseAt(rules: PromiseRules, at: Date): string | null {
  return addOpenTime(rules, at, rules.answerWithinMs)?.toISOString() ?? null;
}

/** Makes a lead due to be answered. The revision stays, so it causes no conflict with what staff are changing. */
export async function reopenLead(
  trx: Transaction<Tables>,
  lead: LockedChat['lead'],
  rules: PromiseRules,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('desk_leads')
    .set({ ...reopenedColumns(lead, rules, now), changed_at: now.toISOString() })
    .where('lead_id', '=', lead.lead_id)
    .execute();
  await addReopened(trx, lead, now);
}

/** What a visitor's message changes of a lead: it is due to be answered. */
export function reopenedColumns(
  { state, answered_at }: LockedChat['lead'],
  rules: PromiseRules,
  now: Date,
): Partial<LockedChat['lead']> {
  if (state === 'open') return {};
  const promise = answered_at === null ? { answer_by: promiseAt(rules, now) } : {};
  return { ...freshOffer, state: 'open', reason: null, ...promise };
}

/**
 * Notes on the timeline that a closed lead was reopened. While it was only waiting, the messages themselves show whose turn it
 * is.
 */
export async function addReopened(
  trx: Transaction<Tables>,
  { lead_id: leadId, state, revision }: LockedChat['lead'],
  now: Date,
): Promise<void> {
  if (state === 'open' || state === 'waiting') return;
  const event = { kind: 'state', from: state, to: 'open', reason: null } as const;
  await addEvent(trx, { leadId, at: now, staff: null, revision, event });
}

/** Promises the first answer of a lead from now on. Answer times of answered leads keep the promise that they are measured by. */
export async function promiseAnswer(
  trx: Transaction<Tables>,
  leadId: string,
  rules: PromiseRules,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('desk_leads')
    .set({ answer_by: promiseAt(rules, now) })
    .where('lead_id', '=', leadId)
    .where('answered_at', 'is', null)
    .execute();
}
