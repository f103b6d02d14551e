import type { Kysely } from 'kysely';
import { attachmentPath } from '../../schema/portal-routes.ts';
import { chunks } from '../storage/chunks.ts';
import type { Tables } from '../storage/tables.ts';
import type { AttachmentRow } from './store.ts';

/** The stored files of these leads, oldest first. */
export async function attachmentsOf(
  db: Kysely<Tables>,
  leads: readonly { id: string }[],
): Promise<(leadId: string) => readonly AttachmentRow[]> {
  const rows: AttachmentRow[] = [];
  for (const ids of chunks(leads.map(({ id }) => id))) {
    const query = db.selectFrom('attachments').selectAll().where('lead_id', 'in', ids);
    rows.push(
      ...(await query.where('stored_at', 'is not', null).orderBy('received_at').orderBy('id').execute()),
    );
  }
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return (leadId) => byLead.get(leadId) ?? [];
}

/** The address that staff open. @param siteUrl without a trailing slash; empty for a path alone */
export function attachmentUrl(siteUrl: string, { id }: Pick<AttachmentRow, 'id'>): string {
  return siteUrl.replace(/\/+$/, '') + attachmentPath(id);
}
