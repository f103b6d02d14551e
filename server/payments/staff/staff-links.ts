import { type Expression, type Kysely, sql } from 'kysely';
import type { LinkState, StaffLink } from '../../../schema/api/payments.ts';
import type { Tables } from '../../storage/tables.ts';
import { latenessOf } from '../links/lateness.ts';
import { isInProgress, isPastExpiry } from '../links/link-status.ts';
import type { LinkRow } from '../links/links.ts';

export interface LinkFilter {
  /** Searched in the project, description, client, id, and creator. */
  search: string;
  state: LinkState | undefined;
  /** Only links older than this: `next` of the previous page. */
  before: string | undefined;
  /** Only links of the staff member with this email address. */
  createdBy: string | undefined;
}

/** Links per answer. */
const pageSize = 50;

/** Lists links, newest first. @returns a page, and the cursor of the next one */
export async function listLinks(
  db: Kysely<Tables>,
  { search, state, before, createdBy }: LinkFilter,
  now: Date,
): Promise<{ links: LinkRow[]; next: string | null }> {
  const [beforeTime = '', beforeId = ''] = before?.split(' ') ?? [];
  const rows = await db
    .selectFrom('payment_links')
    .selectAll()
    .$if(state !== undefined, (query) => query.where(shownState(now), '=', state ?? 'open'))
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('created_at', '<', beforeTime),
          and([eb('created_at', '=', beforeTime), eb('id', '<', beforeId)]),
        ]),
      ),
    )
    .$if(search !== '', (query) =>
      query.where(({ or }) => or(columns.map((column) => contains(column, search)))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const links = rows.slice(0, pageSize);
  const last = links.at(-1);
  return { links, next: rows.length > pageSize && last ? `${last.created_at} ${last.id}` : null };
}

const columns = ['project_name', 'description', 'payer', 'id', 'created_by'] as const;

function contains(column: (typeof columns)[number], text: string): Expression<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // The database lowercases both sides, because SQLite lowercases ASCII only.
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
}

/** A link counts as expired as soon as its time is over, even before the sweep stores that. */
function shownState(now: Date): Expression<LinkState> {
  return sql<LinkState>`case when state in ('open', 'viewed') and expires_at <= ${now.toISOString()}
    then 'expired' else state end`;
}

/** Whether the text has the format of a cursor from `listLinks`. */
export function isCursor(text: string): boolean {
  return /^[\d:.TZ-]+ \w+$/.test(text);
}

/** A link as staff see it. @param url of its pay page */
export function toStaffLink(link: LinkRow, url: string, now: Date): StaffLink {
  const payer = link.payer === null ? undefined : JSON.parse(link.payer);
  const isPastOpen = (link.state === 'open' || link.state === 'viewed') && isPastExpiry(link, now);
  return {
    id: link.id,
    url,
    projectName: link.project_name,
    description: link.description,
    amountCents: link.amount_cents,
    refundedCents: link.refunded_cents,
    state: isPastOpen && !isInProgress(link, now) ? 'expired' : link.state,
    createdBy: link.created_by,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    paidAt: link.paid_at,
    isLate: latenessOf(link) !== undefined,
    payerName: payer ? `${payer.firstName} ${payer.lastName}`.trim() : null,
    payerEmail: payer?.email || null,
    isTest: link.is_test === 1,
  };
}
