import type { Transaction } from 'kysely';
import { addEvent } from '../desk/events.ts';
import { networkOf } from '../limits/network-of.ts';
import { countOne } from '../limits/rate-limit.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { lockConversation } from './messages.ts';
import { blockedKey } from './send-visitor-message.ts';
import { mailTranscript } from './transcript/mail-transcript.ts';
import type { ReadTranscriptParts, TranscriptParts } from './transcript/transcript-parts.ts';

interface End extends TranscriptParts {
  leadId: string;
  /** Null if the conversation ends by itself. */
  staff: string | null;
  /** Ends the conversation only if this is still its last message. */
  lastSeq?: number;
  now: Date;
}

/** Ends a conversation, and mails its transcript. A new message of either side opens it again. */
export async function endChat(trx: Transaction<Tables>, { leadId, lastSeq, ...end }: End): Promise<void> {
  const locked = await lockConversation(trx, leadId);
  if (!locked || locked.chat.last_seq !== (lastSeq ?? locked.chat.last_seq)) return;
  await trx
    .updateTable('chats')
    .set({ ended_at: end.now.toISOString(), staff_typing_at: null })
    .where('lead_id', '=', leadId)
    .execute();
  await mailTranscript(trx, { ...locked, ...end });
}

/** Ends a conversation for good, and keeps its network from beginning another one for a day. */
export async function blockVisitor(trx: Transaction<Tables>, leadId: string, now: Date): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ blocked_at: now.toISOString(), ended_at: now.toISOString(), staff_typing_at: null })
    .where('lead_id', '=', leadId)
    .execute();
  const lead = await trx
    .selectFrom('leads')
    .select('client_address')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead?.client_address) return;
  const key = blockedKey(networkOf(lead.client_address));
  await countOne(trx, { key, limit: 1, windowMs: blockedMs }, now);
}

/** How long a blocked network can begin no other conversation, in ms. */
const blockedMs = 24 * 60 * 60_000;

/** A visitor who has been away for longer, in ms, is gone. */
const goneMs = 60 * 60_000;

const goneSince = (now: Date) => new Date(now.getTime() - goneMs).toISOString();

/** Takes conversations off the queues that no one can answer anymore, because the visitor left no way to be answered. */
export async function closeAbandonedChats(trx: Transaction<Tables>, now: Date): Promise<void> {
  const reason = 'The visitor left no way to be answered.';
  const abandoned = await trx
    .selectFrom('desk_leads')
    .innerJoin('chats', 'chats.lead_id', 'desk_leads.lead_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .select('desk_leads.lead_id')
    .where('desk_leads.state', 'in', ['open', 'waiting'])
    .where('leads.is_visitor', '=', 1)
    .where('chats.visitor_seen_at', '<', goneSince(now))
    .orderBy('desk_leads.lead_id')
    .execute();
  for (const { lead_id: leadId } of abandoned) {
    const locked = await lockConversation(trx, leadId);
    if (!locked) continue;
    const { lead, chat } = locked;
    const { is_visitor } = await trx
      .selectFrom('leads')
      .select('is_visitor')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    // The visitor may be back by now, and another server may have closed it.
    const isGone = is_visitor === 1 && (chat.visitor_seen_at ?? '') < goneSince(now);
    if (!isGone || (lead.state !== 'open' && lead.state !== 'waiting')) continue;
    await trx
      .updateTable('desk_leads')
      .set({ state: 'lost', reason, changed_at: now.toISOString() })
      .where('lead_id', '=', leadId)
      .execute();
    const event = { kind: 'state', from: lead.state, to: 'lost', reason } as const;
    await addEvent(trx, { leadId, at: now, staff: null, revision: lead.revision, event });
  }
}

interface SilentChatParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  transcript: ReadTranscriptParts;
  now: Date;
}

/**
 * Ends the conversations in which everything is answered, or staff have written since the last transcript, once the visitor is
 * gone and no one has written since. A visitor who says thanks at the end leaves the lead open, and gets the transcript.
 */
export async function endSilentChats({ storage, transcript, now }: SilentChatParts): Promise<void> {
  const before = goneSince(now);
  const silent = await storage.db
    .selectFrom('chats')
    .innerJoin('desk_leads', 'desk_leads.lead_id', 'chats.lead_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .innerJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.lead_id', '=', 'chats.lead_id')
        .onRef('chat_messages.seq', '=', 'chats.last_seq'),
    )
    .select(['chats.lead_id', 'chats.last_seq', 'leads.page_url', 'leads.received_at'])
    .where('chats.ended_at', 'is', null)
    .where('chats.visitor_seen_at', '<', before)
    .where('chat_messages.at', '<', before)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('desk_leads.state', '!=', 'open'),
        exists(
          selectFrom('chat_messages as said')
            .select('said.seq')
            .whereRef('said.lead_id', '=', 'chats.lead_id')
            .whereRef('said.seq', '>', 'chats.transcript_seq')
            .where('said.staff', 'is not', null),
        ),
      ]),
    )
    .execute();
  for (const { lead_id: leadId, last_seq: lastSeq, ...lead } of silent) {
    const parts = await transcript(lead);
    await storage.commit((trx) => endChat(trx, { leadId, lastSeq, staff: null, now, ...parts }));
  }
}
