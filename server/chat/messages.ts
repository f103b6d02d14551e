import type { Kysely, Transaction } from 'kysely';
import type { ChatMessage } from '../../schema/api/chat.ts';
import { addWords } from '../desk/changes/add-words.ts';
import { lockLead } from '../desk/changes/lock-lead.ts';
import { type PersonOf, readNames } from '../desk/people.ts';
import { hasManyWriters } from '../storage/advisory-lock.ts';
import type { Tables } from '../storage/tables.ts';

export type ChatRow = Tables['chats'];
type MessageRow = Tables['chat_messages'];
type LeadRow = Exclude<Awaited<ReturnType<typeof lockAnyLead>>, undefined>;

/** A conversation, and what the desk knows of its lead; no other transaction changes them until this one ends. */
export interface LockedChat {
  lead: LeadRow;
  chat: ChatRow;
}

export function findChat(db: Kysely<Tables>, keyHash: string): Promise<ChatRow | undefined> {
  return db.selectFrom('chats').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

/**
 * Locks the lead first, as every change at the desk does: two sides that write at the same time would otherwise wait for each
 * other.
 */
export async function lockConversation(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<LockedChat | undefined> {
  const lead = await lockAnyLead(trx, leadId);
  const chat = lead && (await lockChat(trx, leadId));
  return chat && { lead, chat };
}

export const lockAnyLead = (trx: Transaction<Tables>, leadId: string) =>
  lockLead(trx, leadId, { email: '', seesAll: true });

/** Call it with the lead locked; see `lockConversation`. */
export function lockChat(trx: Transaction<Tables>, leadId: string): Promise<ChatRow | undefined> {
  return trx
    .selectFrom('chats')
    .selectAll()
    .where('lead_id', '=', leadId)
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

export interface NewMessage {
  id: string;
  text: string;
  /** The email address of a staff member; null for the visitor. */
  staff: string | null;
  at: Date;
}

/** The message with an id, which is there if it is sent again. */
export function findMessage(db: Kysely<Tables>, leadId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Adds a message with the next number, and makes its words searchable.
 * @param changes what else becomes of the lead
 */
export async function addMessage(
  trx: Transaction<Tables>,
  { lead, chat }: LockedChat,
  { id, text, staff, at }: NewMessage,
  changes: Partial<LeadRow>,
): Promise<MessageRow> {
  const { lead_id } = chat;
  const seq = chat.last_seq + 1;
  const row = { lead_id, seq, id, at: at.toISOString(), staff, text };
  await trx.insertInto('chat_messages').values(row).execute();
  await trx
    .updateTable('chats')
    .set({
      last_seq: seq,
      ended_at: null,
      // Who sends a message has seen the ones before it, and types no more.
      ...(staff === null
        ? { visitor_read_seq: seq, visitor_typing_at: null, visitor_seen_at: row.at }
        : { staff_read_seq: seq, staff_typing_at: null }),
    })
    .where('lead_id', '=', lead_id)
    .execute();
  await trx
    .updateTable('desk_leads')
    .set({ ...changes, words: addWords(lead.words, text), changed_at: row.at })
    .where('lead_id', '=', lead_id)
    .execute();
  return row;
}

/** The messages after a number, in order. */
export function messagesAfter(db: Kysely<Tables>, leadId: string, seq: number): Promise<MessageRow[]> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
}

/** For messages of the visitor, and where no name is shown. */
export const noName: PersonOf = (email) => ({ email, name: '' });

/** The names of those who wrote the messages. They are read only if staff did. */
export async function readAuthors(db: Kysely<Tables>, rows: readonly MessageRow[]): Promise<PersonOf> {
  return rows.some(({ staff }) => staff !== null) ? readNames(db) : noName;
}

export function toMessage({ seq, id, at, staff, text }: MessageRow, personOf: PersonOf): ChatMessage {
  const from = staff === null ? 'visitor' : 'staff';
  return { seq, id, at, from, name: staff === null ? null : personOf(staff).name, text };
}
