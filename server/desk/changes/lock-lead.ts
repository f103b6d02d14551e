import type { Transaction } from 'kysely';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { isVisibleTo, type Viewer } from '../viewer.ts';

export type DeskLead = Tables['desk_leads'] & { id: number };

/** The lead's row, which no other transaction changes until this one ends; undefined if the viewer may not see it. */
export async function lockLead(
  trx: Transaction<Tables>,
  leadId: string,
  viewer: Viewer,
): Promise<Omit<DeskLead, 'id' | 'facts'> | undefined> {
  const row = await trx
    .selectFrom('desk_leads')
    .select(['lead_id', 'received_at', 'changed_at', 'is_spam', 'state', 'reason', 'owner', 'due_at'])
    .select(['person_id', 'revision', 'page_path', 'source', 'campaign', 'email_key', 'phone_key', 'words'])
    .select(['answer_by', 'offered_to', 'offered_until', 'escalated_at', 'answered_at', 'answered_by'])
    .where('lead_id', '=', leadId)
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row && isVisibleTo(viewer, row) ? row : undefined;
}
