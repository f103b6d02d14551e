import type { OpenChat } from '../../schema/api/desk.ts';
import { nameOf, type Summaries } from '../desk/query/summarize.ts';
import { summarizeChats } from './desk-chat.ts';

/** More would not fit next to each other on a desk. */
const maxChats = 20;

/** The conversations of a staff member with a visitor who is here, or with unread messages; the oldest first. */
export async function openChatsOf(
  { db, pages, now }: Pick<Summaries, 'db' | 'pages' | 'now'>,
  email: string,
): Promise<OpenChat[]> {
  const leads = await db
    .selectFrom('chats')
    .innerJoin('desk_leads', 'desk_leads.lead_id', 'chats.lead_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .select(['leads.id', 'leads.full_name', 'leads.is_visitor', 'leads.page_url', 'leads.received_at'])
    .where('desk_leads.owner', '=', email)
    .where('desk_leads.is_spam', '=', 0)
    .where('desk_leads.state', 'in', ['open', 'waiting'])
    .where('chats.blocked_at', 'is', null)
    .orderBy('leads.received_at')
    .execute();
  if (leads.length === 0) return [];
  const chats = await summarizeChats(
    db,
    leads.map(({ id }) => id),
    now,
  );
  return leads
    .flatMap((lead) => {
      const { isVisitorHere = false, unread = 0 } = chats.get(lead.id)?.chat ?? {};
      return isVisitorHere || unread > 0
        ? [{ id: lead.id, name: nameOf(lead, pages), isVisitorHere, unread }]
        : [];
    })
    .slice(0, maxChats);
}
