import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { addEvent, eventsOf, type StoredEvent } from '../events.ts';
import type { Viewer } from '../viewer.ts';
import { lockLead } from './lock-lead.ts';
import { done, missing, type Outcome } from './outcome.ts';

/** Makes the viewer the owner of an unclaimed lead. Of two people who claim at once, the second gets a conflict. */
export async function claimLead(
  trx: Transaction<Tables>,
  leadId: string,
  viewer: Viewer,
  now: Date,
): Promise<Outcome> {
  // The loser of a race may no longer see the lead, but has to learn who won.
  const row = await lockLead(trx, leadId, { ...viewer, seesAll: true });
  if (!row) return missing;
  if (row.owner === viewer.email) return done();
  if (row.owner !== null) return { kind: 'conflict', revision: await revisionBeforeOwner(trx, leadId) };
  const revision = row.revision + 1;
  await trx
    .updateTable('desk_leads')
    .set({ owner: viewer.email, revision, changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  await addEvent(trx, { leadId, at: now, staff: viewer.email, revision, event: { kind: 'claimed' } });
  return done(leadId);
}

/** The revision before the present owner became the owner. */
export async function revisionBeforeOwner(db: Kysely<Tables>, leadId: string): Promise<number> {
  const events = await eventsOf(db, [leadId]);
  const isOwned = ({ event }: (typeof events)[number]) => {
    const { kind } = JSON.parse(event) as StoredEvent;
    return kind === 'claimed' || kind === 'assigned';
  };
  return (events.findLast(isOwned)?.revision ?? 1) - 1;
}
