import type { Transaction } from 'kysely';
import type { StaffMessageBody } from '../../schema/api/chat.ts';
import type { ConversionRules } from '../ads/conversion-names.ts';
import { claimLead } from '../desk/changes/claim-lead.ts';
import { lockLead } from '../desk/changes/lock-lead.ts';
import { noteAnswer } from '../desk/changes/note-answer.ts';
import type { Viewer } from '../desk/viewer.ts';
import type { Tables } from '../storage/tables.ts';
import { addMessage, findMessage, lockChat } from './messages.ts';

interface StaffMessage {
  leadId: string;
  viewer: Viewer;
  message: StaffMessageBody;
  conversions: ConversionRules | undefined;
  now: Date;
}

/**
 * Stores an answer in a conversation. The first answer claims it; afterward, the visitor is who has to answer.
 * @returns undefined without a conversation that the viewer may see
 */
export async function sendStaffMessage(
  trx: Transaction<Tables>,
  { leadId, viewer, message: { id, text }, conversions, now }: StaffMessage,
): Promise<Tables['chat_messages'] | undefined> {
  const lead = await lockLead(trx, leadId, viewer);
  const chat = lead && (await lockChat(trx, leadId));
  if (!lead || !chat) return undefined;
  const repeated = await findMessage(trx, leadId, id);
  if (repeated) return repeated;
  const message = { id, text, staff: viewer.email, at: now };
  const changes = lead.state === 'open' ? { state: 'waiting' as const } : {};
  const row = await addMessage(trx, { lead, chat }, message, changes);
  if (lead.answered_at === null) await noteAnswer(trx, { leadId, staff: viewer.email, now, conversions });
  if (lead.owner === null) await claimLead(trx, leadId, viewer, now);
  return row;
}
