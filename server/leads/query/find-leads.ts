import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Lead } from '../../delivery/target.ts';
import type { Tables } from '../../storage/tables.ts';
import { type LeadPattern, leadMatcher } from './lead-matcher.ts';

export interface LeadFilter extends LeadPattern {
  id?: string | undefined;
  /** Received at or after this time. */
  since?: Date;
  /** Received before this time. */
  until?: Date;
  form?: string;
  /** The status of any delivery; for `delivered`, of all. */
  status?: Tables['outbox']['status'];
  /** Only leads without any delivery to this target. */
  withoutTarget?: string;
  spam: 'without' | 'only' | 'with';
}

export interface FoundLeads {
  /** At most `limit`, newest first. */
  leads: Lead[];
  /** Number of all matches. */
  total: number;
}

/** Leads read per query. */
const batchSize = 500;

export async function findLeads(db: Kysely<Tables>, filter: LeadFilter, limit: number): Promise<FoundLeads> {
  if (isSearch(filter)) return searchLeads(db, filter, limit);
  const leads = await inOrder(matching(db, filter).selectAll(), 'desc').limit(limit).execute();
  const { count } = await matching(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { leads, total: Number(count) };
}

const isSearch = ({ search, isOfPages, campaign }: LeadFilter) =>
  search !== undefined || isOfPages !== undefined || campaign !== undefined;

/** Searches in code: databases differ in case folding beyond ASCII. */
async function searchLeads(db: Kysely<Tables>, filter: LeadFilter, limit: number): Promise<FoundLeads> {
  const leads: Lead[] = [];
  let total = 0;
  for await (const batch of readLeads(db, filter, 'desc')) {
    leads.push(...batch.slice(0, limit - leads.length));
    total += batch.length;
  }
  return { leads, total };
}

/** All matching leads in batches, to keep memory constant. */
export async function* readLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  order: 'asc' | 'desc' = 'asc',
): AsyncGenerator<Lead[]> {
  const isMatch = leadMatcher(filter);
  let last: Lead | undefined;
  do {
    const batch = await inOrder(matching(db, filter, last && { last, order }).selectAll(), order)
      .limit(batchSize)
      .execute();
    yield batch.filter(isMatch);
    last = batch.length < batchSize ? undefined : batch.at(-1);
  } while (last);
}

function inOrder<O>(query: SelectQueryBuilder<Tables, 'leads', O>, order: 'asc' | 'desc') {
  return query.orderBy('received_at', order).orderBy('id', order);
}

interface Cursor {
  last: Pick<Lead, 'id' | 'received_at'>;
  order: 'asc' | 'desc';
}

function matching(db: Kysely<Tables>, filter: LeadFilter, after?: Cursor) {
  const { id, since, until, form, status, withoutTarget, spam } = filter;
  return db.selectFrom('leads').where(({ eb, and, not, exists, refTuple, tuple, selectFrom }) => {
    const deliveries = () =>
      selectFrom('outbox').select('outbox.id').whereRef('outbox.lead_id', '=', 'leads.id');
    const conditions: Expression<SqlBool>[] = [eb('is_visitor', '=', 0)];
    if (id !== undefined) conditions.push(eb('id', '=', id));
    if (since) conditions.push(eb('received_at', '>=', since.toISOString()));
    if (until) conditions.push(eb('received_at', '<', until.toISOString()));
    if (form !== undefined) conditions.push(eb('form', '=', form));
    if (status !== undefined) conditions.push(exists(deliveries().where('status', '=', status)));
    if (status === 'delivered') conditions.push(not(exists(deliveries().where('status', '!=', status))));
    if (withoutTarget !== undefined)
      conditions.push(not(exists(deliveries().where('target', '=', withoutTarget))));
    if (spam !== 'with') conditions.push(eb('spam_reason', spam === 'only' ? 'is not' : 'is', null));
    if (after) {
      const { last, order } = after;
      const position = tuple(last.received_at, last.id);
      conditions.push(eb(refTuple('received_at', 'id'), order === 'asc' ? '>' : '<', position));
    }
    return and(conditions);
  });
}
