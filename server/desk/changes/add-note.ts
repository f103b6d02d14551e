import type { Transaction } from 'kysely';
import type { AddNoteBody } from '../../../schema/api/desk-changes.ts';
import type { Tables } from '../../storage/tables.ts';
import { addEvent } from '../events.ts';
import type { Viewer } from '../viewer.ts';
import { addWords } from './add-words.ts';
import { lockLead } from './lock-lead.ts';
import { done, missing, type Outcome } from './outcome.ts';

/** Adds a note for staff. A repeated call adds it once. */
export async function addNote(
  trx: Transaction<Tables>,
  leadId: string,
  viewer: Viewer,
  { id, text }: AddNoteBody,
  now: Date,
): Promise<Outcome> {
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return missing;
  const known = await trx.selectFrom('desk_events').select('lead_id').where('id', '=', id).executeTakeFirst();
  if (known) return known.lead_id === leadId ? done() : missing;
  const event = { kind: 'note', text } as const;
  await addEvent(trx, { id, leadId, at: now, staff: viewer.email, revision: row.revision, event });
  await trx
    .updateTable('desk_leads')
    .set({ words: addWords(row.words, text), changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  return done(leadId);
}
