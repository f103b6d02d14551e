import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { addEvent } from '../events.ts';
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
  // The claim is always the last thing that the caller does not know of.
  if (row.owner !== null) return { kind: 'conflict', revision: row.revision - 1 };
  const revision = row.revision + 1;
  await trx
    .updateTable('desk_leads')
    .set({ owner: viewer.email, revision, changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  await addEvent(trx, { leadId, at: now, staff: viewer.email, revision, event: { kind: 'claimed' } });
  return done(leadId);
}
