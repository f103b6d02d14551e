import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { lockLead } from '../changes/lock-lead.ts';
import { addEvent } from '../events.ts';
import { addOpenTime, isOpen } from './business-hours.ts';
import type { DeskRules } from './desk-rules.ts';
import { type EscalationTargets, escalateLead } from './escalate-lead.ts';
import { nextTurns, turnsOf } from './turns.ts';

export interface OfferParts {
  leadId: string;
  /** Everyone who could claim the lead now, in any order. */
  candidates: readonly string[];
  rules: DeskRules;
  escalation: EscalationTargets;
  now: Date;
}

/**
 * Offers an unclaimed lead to the next person, or notifies the manager when enough people missed their turn or the promised
 * time is over. A lead without a promise, such as one that was taken for spam, gets one from now on.
 * @returns whether anything changed
 */
export async function offerLead(trx: Transaction<Tables>, parts: OfferParts): Promise<boolean> {
  const { leadId, candidates, rules, escalation, now } = parts;
  const row = await lockLead(trx, leadId, { email: '', seesAll: true });
  // Another server was faster, or the lead was claimed.
  if (!row || !isRouted(row) || isOffered(row, now)) return false;
  const turns = await turnsOf(trx, leadId);
  const next = (await nextTurns(trx, turns, candidates))[0];
  const promise =
    addOpenTime(rules, now, rules.answerWithinMs) ?? new Date(now.getTime() + rules.answerWithinMs);
  const answerBy = row.answer_by ?? promise.toISOString();
  const promised = { answer_by: answerBy, changed_at: now.toISOString() };
  if (next === undefined) {
    const isOver = answerBy <= now.toISOString() || (turns.had.length > 0 && isOpen(rules, now));
    if (isOver) await escalateLead(trx, row, escalation, now);
    else if (row.answer_by !== null) return false;
    else await trx.updateTable('desk_leads').set(promised).where('lead_id', '=', leadId).execute();
    return true;
  }
  const until = promise.toISOString();
  await trx
    .updateTable('desk_leads')
    .set({ ...promised, offered_to: next, offered_until: until })
    .where('lead_id', '=', leadId)
    .execute();
  await trx
    .insertInto('desk_turns')
    .values({ staff: next, offered_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('staff').doUpdateSet({ offered_at: now.toISOString() }))
    .execute();
  const event = { kind: 'offered', to: next, until } as const;
  await addEvent(trx, { leadId, at: now, staff: null, revision: row.revision, event });
  return true;
}

/** Whether a lead goes from one person to the next. */
export const isRouted = (
  row: Pick<Tables['desk_leads'], 'is_spam' | 'state' | 'owner' | 'escalated_at'>,
): boolean => row.is_spam === 0 && row.state === 'open' && row.owner === null && row.escalated_at === null;

const isOffered = ({ offered_until }: Pick<Tables['desk_leads'], 'offered_until'>, now: Date) =>
  offered_until !== null && offered_until > now.toISOString();

/** Ends the offer of a lead to this person, so the next one gets it. */
export async function passLead(
  trx: Transaction<Tables>,
  leadId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await lockLead(trx, leadId, { email, seesAll: false });
  if (!row || row.offered_to !== email || !isOffered(row, now)) return false;
  await trx
    .updateTable('desk_leads')
    .set({ offered_until: now.toISOString(), changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  await addEvent(trx, {
    leadId,
    at: now,
    staff: email,
    revision: row.revision,
    event: { kind: 'passed' },
  });
  return true;
}
