import type { Transaction } from 'kysely';
import type { AddNoteBody } from '../../../schema/api/desk-changes.ts';
import { derivedUuid } from '../../lib/derived-uuid.ts';
import type { Tables } from '../../storage/tables.ts';
import { addEvent } from '../events.ts';
import type { Viewer } from '../viewer.ts';
import { addWords } from './add-words.ts';
import { lockLead } from './lock-lead.ts';
import { done, missing, type Outcome } from './outcome.ts';

/** Adds a note for staff. A repeated call adds it once; another text under the same id is another note. */
export async function addNote(
  trx: Transaction<Tables>,
  leadId: string,
  viewer: Viewer,
  { id, text }: AddNoteBody,
  now: Date,
): Promise<Outcome> {
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return missing;
  const event = { kind: 'note', text } as const;
  const find = (wanted: string) =>
    trx.selectFrom('desk_events').select(['lead_id', 'event']).where('id', '=', wanted).executeTakeFirst();
  let newId = id;
  let known = await find(id);
  if (known && known.event !== JSON.stringify(event)) {
    // A duplicated browser tab has the draft with its id, and continues it.
    newId = derivedUuid(id, text);
    known = await find(newId);
  }
  if (known) return known.lead_id === leadId ? done() : missing;
  await addEvent(trx, { id: newId, leadId, at: now, staff: viewer.email, revision: row.revision, event });
  await trx
    .updateTable('desk_leads')
    .set({ words: addWords(row.words, text), changed_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  return done(leadId);
}
