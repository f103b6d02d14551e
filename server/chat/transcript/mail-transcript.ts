import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { leadsPath } from '../../../schema/portal-routes.ts';
import type { Lead } from '../../delivery/target.ts';
import type { DeskLead } from '../../desk/changes/lock-lead.ts';
import { addEvents } from '../../desk/events.ts';
import { type Outgoing, storeOutgoing } from '../../desk/mail/send/store-outgoing.ts';
import { threadOf } from '../../desk/mail/send/thread-of.ts';
import { type PersonOf, readNames } from '../../desk/people.ts';
import type { Tables } from '../../storage/tables.ts';
import { type ChatRow, messagesAfter } from '../messages.ts';
import type { TranscriptParts } from './transcript-parts.ts';
import { ownerTranscript, type TranscriptLine, visitorTranscript } from './transcript-text.ts';

type Person = Pick<Lead, 'full_name' | 'email' | 'phone'>;

export interface EndedChat extends TranscriptParts {
  /** Both rows are locked. */
  lead: Pick<DeskLead, 'lead_id' | 'is_spam' | 'owner' | 'revision'>;
  chat: ChatRow;
  /** Who ended the conversation; null if no one did. */
  staff: string | null;
  now: Date;
}

/**
 * Mails what was said since the last transcript: to the visitor, and to the owner of the lead. There is nothing to mail before
 * someone has answered, and never about spam or a blocked visitor.
 */
export async function mailTranscript(trx: Transaction<Tables>, ended: EndedChat): Promise<void> {
  const { lead, chat, staff, mail, now } = ended;
  if (chat.blocked_at !== null || lead.is_spam === 1) return;
  const messages = await messagesAfter(trx, lead.lead_id, chat.transcript_seq);
  if (!messages.some((message) => message.staff !== null)) return;
  const person = await trx
    .selectFrom('leads')
    .select(['full_name', 'email', 'phone'])
    .where('id', '=', lead.lead_id)
    .executeTakeFirstOrThrow();
  const lines = linesOf(messages, await readNames(trx));
  const mails = [
    ...(person.email === '' ? [] : [await toVisitor(trx, ended, person, lines)]),
    ...(await ownerAddress(trx, lead)).map((owner) => toOwner(ended, owner, person, lines)),
  ];
  if (mails.length === 0) return;
  for (const one of mails) await storeOutgoing(trx, one, mail.from.address, now);
  await trx
    .updateTable('chats')
    .set({ transcript_seq: chat.last_seq })
    .where('lead_id', '=', lead.lead_id)
    .execute();
  await trx
    .updateTable('desk_leads')
    .set({ changed_at: now.toISOString() })
    .where('lead_id', '=', lead.lead_id)
    .execute();
  const events = mails.map(({ id }) => ({ kind: 'mail', mailId: id }) as const);
  await addEvents(trx, events, { leadId: lead.lead_id, at: now, staff, revision: lead.revision });
}

/** The messages. @param visitor what the visitor is called */
type LinesFor = (visitor: string) => TranscriptLine[];

function linesOf(messages: readonly Tables['chat_messages'][], personOf: PersonOf): LinesFor {
  return (visitor) =>
    messages.map(({ at, staff, text }) => ({
      at,
      text,
      who: staff === null ? visitor : personOf(staff).name,
    }));
}

async function toVisitor(
  trx: Transaction<Tables>,
  { lead, staff, mail, site, zone }: EndedChat,
  { full_name, email }: Person,
  linesFor: LinesFor,
): Promise<Outgoing> {
  return {
    id: randomUUIDv7(),
    lead_id: lead.lead_id,
    kind: 'transcript',
    staff,
    from_name: site.name,
    to_address: email,
    reply_to: mail.replyTo(lead.lead_id),
    ...(await threadOf(trx, lead.lead_id)),
    ...visitorTranscript({ name: full_name, site }, linesFor('you'), zone),
  };
}

function toOwner(
  { lead, staff, site, siteUrl, zone }: EndedChat,
  owner: string,
  person: Person,
  linesFor: LinesFor,
): Outgoing {
  const deskUrl = siteUrl && siteUrl.replace(/\/+$/, '') + leadsPath(lead.lead_id);
  return {
    id: randomUUIDv7(),
    lead_id: lead.lead_id,
    kind: 'transcript-copy',
    staff,
    from_name: site.name,
    to_address: owner,
    // An answer goes to the visitor, as with the notice of a lead.
    reply_to: person.email || null,
    in_reply_to: null,
    reference_ids: '',
    ...ownerTranscript({ lead: person, deskUrl }, linesFor(person.full_name || 'Visitor'), zone),
  };
}

/** None without an owner, of one without an address, and of one whose account is gone; a proxy's users have no accounts. */
async function ownerAddress(trx: Transaction<Tables>, { owner }: EndedChat['lead']): Promise<string[]> {
  if (!owner?.includes('@')) return [];
  const accounts = await trx.selectFrom('staff_users').select('email').execute();
  return accounts.length === 0 || accounts.some(({ email }) => email === owner) ? [owner] : [];
}
