import type { Transaction } from 'kysely';
import { claimLead } from '../../desk/changes/claim-lead.ts';
import { lockLead } from '../../desk/changes/lock-lead.ts';
import type { Viewer } from '../../desk/viewer.ts';
import type { Tables } from '../../storage/tables.ts';
import { queueReminders } from '../reminders/reminders.ts';
import { noteLinkStep } from './link-at-desk.ts';
import { findLink, insertLink, type LinkDraft } from './links.ts';

interface LeadLinkParts {
  leadId: string;
  viewer: Viewer;
  draft: LinkDraft;
  now: Date;
}

/**
 * Makes a payment link for a lead, claims an unclaimed one, and queues reminders for a client with an email address.
 * @returns the link's id; undefined without a lead that the viewer may see
 */
export async function insertLeadLink(
  trx: Transaction<Tables>,
  { leadId, viewer, draft, now }: LeadLinkParts,
): Promise<string | undefined> {
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return undefined;
  const lead = await trx
    .selectFrom('leads')
    .select(['full_name', 'email'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const client = { client_name: lead.full_name || null, client_email: lead.email || null };
  const id = await insertLink(trx, { ...draft, lead_id: leadId, ...client }, now);
  if (row.owner === null) await claimLead(trx, leadId, viewer, now);
  const link = await findLink(trx, id);
  if (!link) return undefined;
  await noteLinkStep(trx, link, { step: 'created', staff: viewer.email }, now);
  if (link.client_email !== null) await queueReminders(trx, link);
  return id;
}
