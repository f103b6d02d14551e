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

/**
 * Makes a lead due to be answered because of what its visitor sent. The timeline shows that it was closed. While it was only
 * waiting, the messages themselves show whose turn it is. The revision stays, so it causes no conflict with what staff are
 * changing.
 */
export async function reopenLead(
  trx: Transaction<Tables>,
  lead: LockedChat['lead'],
  rules: PromiseRules,
  now: Date,
): Promise<void> {
  if (lead.state === 'open') return;
  const { lead_id: leadId } = lead;
  await trx
    .updateTable('desk_leads')
    .set({ ...freshOffer, state: 'open', reason: null, changed_at: now.toISOString() })
    .$if(lead.answered_at === null, (update) => update.set({ answer_by: promiseAt(rules, now) }))
    .where('lead_id', '=', leadId)
    .execute();
  if (lead.state === 'waiting') return;
  const event = { kind: 'state', from: lead.state, to: 'open', reason: null } as const;
  await addEvent(trx, { leadId, at: now, staff: null, revision: lead.revision, event });
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
