import type { Transaction } from 'kysely';
import { type ChatState, type ChatStateBody, typingMs } from '../../schema/api/chat.ts';
import type { PersonOf } from '../desk/people.ts';
import type { Tables } from '../storage/tables.ts';
import type { ChatRow } from './messages.ts';

/** A visitor whose page has been silent for longer, in ms, has left. */
const silentMs = 40_000;

/** How often an open page reports itself, in ms. */
const seenEveryMs = 15_000;

/** The conversation as the visitor sees it. */
export function stateForVisitor(chat: ChatRow, personOf: PersonOf, now: Date): ChatState {
  const isTyping = isRecent(chat.staff_typing_at, typingMs, now);
  return {
    readSeq: chat.staff_read_seq,
    isTyping,
    typist: isTyping && chat.staff_typing !== null ? personOf(chat.staff_typing).name : null,
    isEnded: chat.ended_at !== null,
  };
}

/** The conversation as the desk sees it. */
export function stateForDesk(chat: ChatRow, now: Date): Omit<ChatState, 'typist'> {
  return {
    readSeq: chat.visitor_read_seq,
    isTyping: isRecent(chat.visitor_typing_at, typingMs, now),
    isEnded: chat.ended_at !== null,
  };
}

export function isVisitorHere({ visitor_seen_at }: Pick<ChatRow, 'visitor_seen_at'>, now: Date): boolean {
  return isRecent(visitor_seen_at, silentMs, now);
}

/** Whether the visitor's page has to be noted as open. Not at each call: a page that cannot have a stream asks often. */
export function isVisitDue({ visitor_seen_at }: Pick<ChatRow, 'visitor_seen_at'>, now: Date): boolean {
  return visitor_seen_at === null || now.getTime() - Date.parse(visitor_seen_at) >= seenEveryMs;
}

/** Notes that the visitor's page is open. */
export async function noteVisit(trx: Transaction<Tables>, leadId: string, now: Date): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ visitor_seen_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
}

/**
 * Notes what one side sees and does.
 * @param staff the staff member; null for the visitor
 */
export async function noteState(
  trx: Transaction<Tables>,
  leadId: string,
  staff: string | null,
  { isTyping, readSeq }: ChatStateBody,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  if (isTyping !== undefined) {
    const typingAt = isTyping ? at : null;
    await trx
      .updateTable('chats')
      .set(
        staff === null ? { visitor_typing_at: typingAt } : { staff_typing_at: typingAt, staff_typing: staff },
      )
      .where('lead_id', '=', leadId)
      .execute();
  }
  if (readSeq === undefined) return;
  const column = staff === null ? 'visitor_read_seq' : 'staff_read_seq';
  // Never back, and never beyond what was sent.
  await trx
    .updateTable('chats')
    .set({ [column]: readSeq })
    .where('lead_id', '=', leadId)
    .where(column, '<', readSeq)
    .where('last_seq', '>=', readSeq)
    .execute();
}

function isRecent(at: string | null, withinMs: number, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) <= withinMs;
}
