import type { Kysely } from 'kysely';
import type { LeadSummary } from '../../../schema/api/desk.ts';
import { summarizeChats } from '../../chat/desk-chat.ts';
import type { Lead } from '../../delivery/target.ts';
import { answersOf } from '../../leads/query/describe-lead.ts';
import { pathOf } from '../../lib/path-of.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PersonOf } from '../people.ts';

export interface Summaries {
  db: Kysely<Tables>;
  pages: PageList;
  personOf: PersonOf;
  now: Date;
}

/** Characters of people's words in a list. */
const maxWords = 160;

/** The leads with these ids, in the same order. */
export async function summarize(
  { db, pages, personOf, now }: Summaries,
  ids: readonly string[],
): Promise<LeadSummary[]> {
  if (ids.length === 0) return [];
  const [rows, leads, tags, dead, paid, chats, mails] = await Promise.all([
    db.selectFrom('desk_leads').selectAll().where('lead_id', 'in', ids).execute(),
    db.selectFrom('leads').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('desk_tags').selectAll().where('lead_id', 'in', ids).orderBy('tag').execute(),
    db
      .selectFrom('outbox')
      .select('lead_id')
      .where('lead_id', 'in', ids)
      .where('status', '=', 'dead')
      .execute(),
    db
      .selectFrom('payment_links')
      .select('lead_id')
      .where('lead_id', 'in', ids)
      .where('state', '=', 'paid')
      .execute(),
    summarizeChats(db, ids, now),
    mailsOf(db, ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.lead_id, row]));
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  const tagsOf = Map.groupBy(tags, ({ lead_id }) => lead_id);
  const failed = new Set(
    [...dead, ...mails.filter(({ isFailed }) => isFailed)].map(({ lead_id }) => lead_id),
  );
  const lastAnswer = new Map(
    mails.flatMap(({ lead_id, kind, words }) => (kind === 'answer' ? [[lead_id, words]] : [])),
  );
  const paidFor = new Set(paid.map(({ lead_id }) => lead_id));
  return ids.flatMap((id) => {
    const [row, lead] = [rowOf.get(id), leadOf.get(id)];
    if (!row || !lead) return [];
    return {
      id,
      name: nameOf(lead, pages),
      words: startOf(chats.get(id)?.words ?? (lastAnswer.get(id) || writtenWords(lead))),
      chat: chats.get(id)?.chat ?? null,
      service: lead.service,
      page: pageName(lead, pages),
      source: row.source,
      receivedAt: row.received_at,
      changedAt: row.changed_at,
      state: row.state,
      isSpam: row.is_spam === 1,
      owner: row.owner === null ? null : personOf(row.owner),
      dueAt: row.due_at,
      answerBy: row.answer_by,
      offer: offerOf(row, personOf, now),
      tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag),
      hasFailedDelivery: failed.has(id),
      isPaid: paidFor.has(id),
      revision: row.revision,
    };
  });
}

function offerOf(
  { state, owner, offered_to, offered_until }: Omit<Tables['desk_leads'], 'id'>,
  personOf: PersonOf,
  now: Date,
): LeadSummary['offer'] {
  if (state !== 'open' || owner !== null || offered_to === null || offered_until === null) return null;
  return offered_until > now.toISOString() ? { to: personOf(offered_to), until: offered_until } : null;
}

/** Answers of people, latest last, and replies that were not delivered. */
async function mailsOf(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('mails')
    .leftJoin('outbox', 'outbox.mail_id', 'mails.id')
    .select(['mails.lead_id', 'mails.kind', 'mails.words', 'mails.failure', 'outbox.status'])
    .where('mails.lead_id', 'in', ids)
    .where('mails.kind', 'in', ['answer', 'reply'])
    .orderBy('mails.at')
    .orderBy('mails.id')
    .execute();
  return rows.map(({ failure, status, ...row }) => ({
    ...row,
    isFailed: failure !== null || status === 'dead',
  }));
}

/** The page's title without the site's name, or its path if the built site does not know it. */
export function pageName(
  { page_url, received_at }: Pick<Lead, 'page_url' | 'received_at'>,
  pages: PageList,
): string {
  if (page_url === null) return '';
  const title = pages.titleOf(page_url, received_at);
  return title === undefined ? pathOf(page_url) || '/' : withoutSite(title);
}

/** A title as it is among those of one site. */
export const withoutSite = (title: string): string => title.replace(/\s+\|\s[^|]*$/, '');

/** A visitor who has left no name is called after the page. */
export function nameOf(
  lead: Pick<Lead, 'full_name' | 'is_visitor' | 'page_url' | 'received_at'>,
  pages: PageList,
): string {
  if (lead.full_name !== '') return lead.full_name;
  const page = pageName(lead, pages);
  return page === '' ? 'Visitor' : `Visitor on ${page}`;
}

function writtenWords(lead: Lead): string {
  return lead.message ?? answersOf(lead).map(({ value }) => value)[0] ?? '';
}

/** The start of a text on one line, as lists show it. */
export function startOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxWords ? `${line.slice(0, maxWords).trimEnd()}…` : line;
}
