import type { Transaction } from 'kysely';
import { networkOf } from '../limits/network-of.ts';
import { countOne } from '../limits/rate-limit.ts';
import type { Tables } from '../storage/tables.ts';
import { blockedKey } from './send-visitor-message.ts';

/** How long a blocked network can begin no other conversation, in ms. */
const blockedMs = 24 * 60 * 60_000;

/** Ends a conversation. A new message of either side opens it again. */
export async function endChat(trx: Transaction<Tables>, leadId: string, now: Date): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ ended_at: now.toISOString(), staff_typing_at: null })
    .where('lead_id', '=', leadId)
    .execute();
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

/** A visitor who has been away for longer, in ms, and left no way to be answered, is gone. */
const abandonedMs = 60 * 60_000;

/** Takes conversations off the queues that no one can answer anymore. */
export async function closeAbandonedChats(trx: Transaction<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedMs).toISOString();
  await trx
    .updateTable('desk_leads')
    .set({
      state: 'lost',
      reason: 'The visitor left no way to be answered.',
      changed_at: now.toISOString(),
    })
    .where('state', 'in', ['open', 'waiting'])
    .where('lead_id', 'in', (query) =>
      query
        .selectFrom('chats')
        .innerJoin('leads', 'leads.id', 'chats.lead_id')
        .select('chats.lead_id')
        .where('leads.is_visitor', '=', 1)
        .where('chats.visitor_seen_at', '<', before),
    )
    .execute();
}
