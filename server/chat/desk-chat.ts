import type { Kysely } from 'kysely';
import type { DeskChat } from '../../schema/api/chat.ts';
import type { LeadSummary } from '../../schema/api/desk.ts';
import type { PersonOf } from '../desk/people.ts';
import type { Tables } from '../storage/tables.ts';
import { messagesAfter, toMessage } from './messages.ts';
import { isVisitorHere, stateForDesk } from './state.ts';

/** The conversation of a lead, for the desk; null for a lead from a form. */
export async function readDeskChat(
  db: Kysely<Tables>,
  leadId: string,
  personOf: PersonOf,
  now: Date,
): Promise<DeskChat | null> {
  const chat = await db.selectFrom('chats').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  if (!chat) return null;
  const rows = await messagesAfter(db, leadId, 0);
  return {
    messages: rows.map((row) => toMessage(row, personOf)),
    state: stateForDesk(chat, now),
    isVisitorHere: isVisitorHere(chat, now),
    isBlocked: chat.blocked_at !== null,
    unread: rows.filter(({ staff, seq }) => staff === null && seq > chat.staff_read_seq).length,
  };
}

interface ChatSummary {
  chat: NonNullable<LeadSummary['chat']>;
  /** The last message of the visitor. */
  words: string;
}

/** What a list shows of conversations, by lead. */
export async function summarizeChats(
  db: Kysely<Tables>,
  leadIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ChatSummary>> {
  const chats = await db.selectFrom('chats').selectAll().where('lead_id', 'in', leadIds).execute();
  if (chats.length === 0) return new Map();
  const messages = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.lead_id', 'chat_messages.lead_id')
    .select(['chat_messages.lead_id', 'chat_messages.seq', 'chat_messages.text'])
    .where(
      'chat_messages.lead_id',
      'in',
      chats.map(({ lead_id }) => lead_id),
    )
    .where('chat_messages.staff', 'is', null)
    .orderBy('chat_messages.seq')
    .execute();
  const byLead = Map.groupBy(messages, ({ lead_id }) => lead_id);
  return new Map(
    chats.map((chat) => {
      const written = byLead.get(chat.lead_id) ?? [];
      return [
        chat.lead_id,
        {
          words: written.at(-1)?.text ?? '',
          chat: {
            isVisitorHere: isVisitorHere(chat, now),
            isTyping: stateForDesk(chat, now).isTyping,
            unread: written.filter(({ seq }) => seq > chat.staff_read_seq).length,
          },
        },
      ];
    }),
  );
}
