import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { lockLead } from '../changes/lock-lead.ts';
import { addEvent, eventsOf, type StoredEvent } from '../events.ts';
import { addOpenTime } from './business-hours.ts';
import type { DeskRules } from './desk-rules.ts';
import { type EscalationTargets, escalateLead } from './escalate-lead.ts';

export interface OfferParts {
  leadId: string;
  /** Everyone who could claim the lead now, in any order. */
  candidates: readonly string[];
  rules: DeskRules;
  escalation: EscalationTargets;
  now: Date;
}

/**
 * Offers an unclaimed lead to the next person, or notifies the manager when everyone had a turn or the promised time is over.
 * @returns whether anything changed
 */
export async function offerLead(trx: Transaction<Tables>, parts: OfferParts): Promise<boolean> {
  const { leadId, candidates, rules, escalation, now } = parts;
  const row = await lockLead(trx, leadId, { email: '', seesAll: true });
  // Another server was faster, or the lead was claimed.
  if (!row || !needsOffer(row, now)) return false;
  const had = await offeredBefore(trx, leadId);
  const next = await nextInTurn(
    trx,
    candidates.filter((email) => !had.includes(email)),
  );
  if (next === undefined) {
    const isOver = had.length > 0 || (row.answer_by ?? '') <= now.toISOString();
    if (!isOver) return false;
    await escalateLead(trx, row, escalation, now);
    return true;
  }
  const until =
    addOpenTime(rules, now, rules.answerWithinMs) ?? new Date(now.getTime() + rules.answerWithinMs);
  await trx
    .updateTable('desk_leads')
    .set({ offered_to: next, offered_until: until.toISOString(), changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  await trx
    .insertInto('desk_turns')
    .values({ staff: next, offered_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('staff').doUpdateSet({ offered_at: now.toISOString() }))
    .execute();
  const event = { kind: 'offered', to: next, until: until.toISOString() } as const;
  await addEvent(trx, { leadId, at: now, staff: null, revision: row.revision, event });
  return true;
}

type Offered = Pick<
  Tables['desk_leads'],
  'is_spam' | 'state' | 'owner' | 'answer_by' | 'offered_until' | 'escalated_at'
>;

function needsOffer(row: Offered, now: Date): boolean {
  const isUnclaimed = row.is_spam === 0 && row.state === 'open' && row.owner === null;
  const isOffered = row.offered_until !== null && row.offered_until > now.toISOString();
  return isUnclaimed && row.answer_by !== null && row.escalated_at === null && !isOffered;
}

/** Who has had a turn with the lead. */
export async function offeredBefore(db: Kysely<Tables>, leadId: string): Promise<string[]> {
  const events = await eventsOf(db, [leadId]);
  return events.flatMap(({ event }) => {
    const stored = JSON.parse(event) as StoredEvent;
    return stored.kind === 'offered' ? [stored.to] : [];
  });
}

/** Those whose last offer is the longest ago go first; new people before all others. */
export async function inTurn(db: Kysely<Tables>, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const turns = await db.selectFrom('desk_turns').selectAll().where('staff', 'in', people).execute();
  const last = new Map(turns.map(({ staff, offered_at }) => [staff, offered_at]));
  const rank = (email: string) => `${last.get(email) ?? ''} ${email}`;
  return [...people].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

async function nextInTurn(trx: Transaction<Tables>, people: readonly string[]): Promise<string | undefined> {
  return (await inTurn(trx, people))[0];
}

/** Ends the offer of a lead to this person, so the next one gets it. */
export async function passLead(
  trx: Transaction<Tables>,
  leadId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await lockLead(trx, leadId, { email, seesAll: false });
  if (!row || row.offered_to !== email || !row.offered_until || row.offered_until <= now.toISOString())
    return false;
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
