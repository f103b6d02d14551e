import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DeskQueue, LeadGroup, LeadGroupName } from '../../../schema/api/desk.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { searchWords } from '../search/fold.ts';
import { postgresQuery, sqliteQuery } from '../search/match.ts';
import { type Viewer, visibleTo } from '../viewer.ts';
import { type Cursor, cursorOf } from './cursor.ts';
import { type DeskQuery, found, groupsOf } from './groups.ts';
import { onPaths } from './on-paths.ts';
import { countOf, pageOf, pageSize } from './page-of.ts';
import { type Summaries, summarize } from './summarize.ts';

export interface ListRequest {
  queue: DeskQueue;
  search: string;
  page?: string | undefined;
  source?: string | undefined;
  campaign?: string | undefined;
  tag?: string | undefined;
  owner?: string | undefined;
  /** Only the leads of one group after a position. */
  group?: LeadGroupName | undefined;
  after?: Cursor | undefined;
}

/** The leads of a queue, or those that a search finds in all queues, in groups. */
export async function listLeads(
  db: Kysely<Tables>,
  viewer: Viewer,
  request: ListRequest,
  parts: Omit<Summaries, 'db'>,
): Promise<LeadGroup[]> {
  const words = searchWords(request.search);
  if (request.search.trim() !== '' && words.length === 0)
    return [{ name: 'found', total: null, leads: [], next: null }];
  const isSearch = words.length > 0;
  const groups = (isSearch ? [found] : groupsOf(request.queue, viewer)).filter(
    ({ name }) => request.group === undefined || name === request.group,
  );
  const lists: LeadGroup[] = [];
  for (const group of groups) {
    const visible = group.restrict(searched(db, words).where(visibleTo(viewer)));
    const matching = filtered(visible, request, pathsOf(request, parts));
    const rows = await pageOf(db, matching, group, request.after);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const isAll = request.after === undefined && rows.length <= pageSize;
    lists.push({
      name: group.name,
      total: isSearch ? null : isAll ? rows.length : await countOf(db, matching),
      leads: await summarize(
        { db, ...parts },
        page.map(({ id }) => id),
      ),
      next: last && rows.length > pageSize ? cursorOf({ value: last.value, id: last.deskId }) : null,
    });
  }
  return lists;
}

/** The leads that contain all words. */
export function searched(db: Kysely<Tables>, words: readonly string[]): DeskQuery {
  const all = db.selectFrom('desk_leads');
  if (words.length === 0) return all;
  if (hasManyWriters(db))
    return all.where(sql<SqlBool>`desk_leads.document @@ ${postgresQuery(words)}::tsquery`);
  // Joined, so a search for a frequent word reads the index from its end and stops early.
  return all
    .innerJoin(sql<{ rowid: number }>`desk_search`.as('desk_search'), 'desk_search.rowid', 'desk_leads.id')
    .where(sql<SqlBool>`desk_search match ${sqliteQuery(words)}`) as unknown as DeskQuery;
}

/** A renamed page is one page. */
function pathsOf(
  { page }: ListRequest,
  { pages, now }: Pick<Summaries, 'pages' | 'now'>,
): string[] | undefined {
  return page === undefined
    ? undefined
    : pages.pathsOf(page, now.toISOString()).map((path) => path.toLowerCase());
}

function filtered(
  query: DeskQuery,
  { source, campaign, tag, owner }: ListRequest,
  paths: string[] | undefined,
): DeskQuery {
  return query
    .$if(paths !== undefined, (all) => all.where(onPaths(paths as string[])))
    .$if(source !== undefined, (all) => all.where('source', '=', source as string))
    .$if(campaign !== undefined, (all) => all.where('campaign', '=', campaign as string))
    .$if(owner !== undefined, (all) => all.where('owner', '=', owner as string))
    .$if(tag !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('desk_tags')
            .select('desk_tags.tag')
            .whereRef('desk_tags.lead_id', '=', 'desk_leads.lead_id')
            .where('desk_tags.tag', '=', tag as string),
        ),
      ),
    );
}
