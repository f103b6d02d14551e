import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables.ts';
import { emailKey } from '../../intake/derive.ts';
import type { Bounce } from './classify.ts';
import type { MailHead } from './mail-head.ts';

export interface Thread {
  leadId: string;
  /** What showed it. */
  by: 'key' | 'reference' | 'sender';
}

interface Sent extends Pick<MailHead, 'from' | 'inReplyTo' | 'references'> {
  /** The leads whose signed keys are in addresses of recipients. */
  keyedLeads: readonly string[];
}

/**
 * The lead that a mail belongs to: by the signed key in an address, by a mail of the thread, or by its sender.
 * A Message-ID is no secret, so a reference counts only together with an address that is known in that thread.
 */
export async function findThread(db: Kysely<Tables>, sent: Sent): Promise<Thread | undefined> {
  for (const leadId of sent.keyedLeads) if (await isAtDesk(db, leadId)) return { leadId, by: 'key' };
  const key = emailKey(sent.from.address);
  if (key === '') return undefined;
  for (const leadId of await leadsOfReferences(db, sent))
    if ((await addressesOf(db, leadId)).has(key)) return { leadId, by: 'reference' };
  const leadId = await latestLeadOf(db, key);
  return leadId === undefined ? undefined : { leadId, by: 'sender' };
}

async function isAtDesk(db: Kysely<Tables>, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('desk_leads').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return row !== undefined;
}

/** The leads of the mails that a mail refers to, that of the latest first. */
async function leadsOfReferences(
  db: Kysely<Tables>,
  { inReplyTo, references }: Pick<Sent, 'inReplyTo' | 'references'>,
): Promise<string[]> {
  const ids = [...new Set([...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('mails')
    .select(['message_id', 'lead_id'])
    .where('message_id', 'in', ids)
    .where('lead_id', 'is not', null)
    .execute();
  const leadOf = new Map(rows.map(({ message_id, lead_id }) => [message_id, lead_id]));
  return [...new Set(ids.flatMap((id) => leadOf.get(id) ?? []))];
}

/** The addresses that a lead is known to write from: its own, and those of earlier mail in its thread. */
async function addressesOf(db: Kysely<Tables>, leadId: string): Promise<ReadonlySet<string>> {
  const row = await db
    .selectFrom('desk_leads')
    .select(['email_key', 'person_id'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  const joined =
    row?.person_id == null
      ? []
      : await db
          .selectFrom('desk_leads')
          .select('email_key')
          .where('person_id', '=', row.person_id)
          .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['direction', 'from_address', 'to_address'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['reply', 'answer'])
    .execute();
  const written = mails.map((mail) => (mail.direction === 'in' ? mail.from_address : mail.to_address));
  const own = [row?.email_key ?? '', ...joined.map(({ email_key }) => email_key)];
  return new Set([...own, ...written.map(emailKey)].filter(Boolean));
}

/** The latest lead with this address, unless staff assigned the leads with it to different people. */
async function latestLeadOf(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('desk_leads')
    .select(['lead_id', 'person_id'])
    .where('email_key', '=', key)
    .where('is_spam', '=', 0)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const people = new Set(rows.flatMap(({ person_id }) => person_id ?? []));
  return people.size > 1 ? undefined : rows[0]?.lead_id;
}

/**
 * The mail that a bounce is about. A bounce comes from no address of the thread, so it has to name the recipient of the mail
 * or be addressed to the thread's signed key.
 */
export async function findSent(
  db: Kysely<Tables>,
  { messageIds, recipients }: Pick<Bounce, 'messageIds' | 'recipients'>,
  thread: Thread | undefined,
): Promise<{ id: string; leadId: string } | undefined> {
  if (messageIds.length === 0) return undefined;
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'lead_id', 'to_address'])
    .where('message_id', 'in', messageIds.slice(0, 200))
    .where('direction', '=', 'out')
    .orderBy('at', 'desc')
    .execute();
  const named = new Set(recipients.map(emailKey));
  const keyed = thread?.by === 'key' ? thread.leadId : undefined;
  const row = rows.find(
    ({ lead_id, to_address }) => lead_id !== null && (lead_id === keyed || named.has(emailKey(to_address))),
  );
  return row?.lead_id ? { id: row.id, leadId: row.lead_id } : undefined;
}
