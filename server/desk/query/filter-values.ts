import { type Kysely, sql } from 'kysely';
import type { DeskAnswer } from '../../../schema/api/desk.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import { type Viewer, visibleTo } from '../viewer.ts';
import { onPaths } from './on-paths.ts';
import { pageName } from './summarize.ts';

/** Values of one filter. */
const maxValues = 200;

/** Counting all leads takes longer than a desk wants to wait for each change, so values are at most this old, in ms. */
const maxAgeMs = 30_000;

interface Reading {
  atMs: number;
  values: Promise<Record<keyof DeskAnswer['filters'], string[]>>;
}

/** Reads the values that leads have in each filter, most frequent first; only of leads that the viewer may see. */
export function createFilterValues(db: Kysely<Tables>) {
  const readings = new Map<string, Reading>();

  function read(viewer: Viewer, now: Date): Reading['values'] {
    const key = viewer.seesAll ? '' : viewer.email;
    for (const [known, { atMs }] of readings) if (now.getTime() - atMs > maxAgeMs) readings.delete(known);
    const known = readings.get(key);
    if (known) return known.values;
    const values = readValues(db, viewer);
    readings.set(key, { atMs: now.getTime(), values });
    values.catch(() => readings.delete(key));
    return values;
  }

  return async (viewer: Viewer, pages: PageList, now: Date): Promise<DeskAnswer['filters']> => {
    const values = await read(viewer, now);
    return { ...values, pages: pageOptions(values.pages, pages, now.toISOString()) };
  };
}

async function readValues(db: Kysely<Tables>, viewer: Viewer): Promise<Awaited<Reading['values']>> {
  const [paths, sources, campaigns, tags, home] = await Promise.all([
    valuesOf(db, viewer, 'page_path'),
    valuesOf(db, viewer, 'source'),
    valuesOf(db, viewer, 'campaign'),
    tagsOf(db, viewer),
    db
      .selectFrom('desk_leads')
      .select('id')
      .where(visibleTo(viewer))
      .where(onPaths(['']))
      .limit(1)
      .execute(),
  ]);
  return { pages: paths.filter((path) => path !== '' || home.length > 0), sources, campaigns, tags };
}

/** A page that was renamed has leads of several paths, and is one option. The home page is `/`. */
function pageOptions(paths: readonly string[], pages: PageList, at: string): DeskAnswer['filters']['pages'] {
  const present = new Set(paths.map((path) => pages.pathsOf(path, at)[0] || '/'));
  return [...present].map((path) => ({ path, title: pageName({ page_url: path, received_at: at }, pages) }));
}

async function valuesOf(
  db: Kysely<Tables>,
  viewer: Viewer,
  column: 'page_path' | 'source' | 'campaign',
): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_leads')
    .select(column)
    .where(visibleTo(viewer))
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(column)
    .limit(maxValues)
    .execute();
  const values = rows.map((row) => row[column]);
  return column === 'page_path' ? values : values.filter(Boolean);
}

async function tagsOf(db: Kysely<Tables>, viewer: Viewer): Promise<string[]> {
  const all = db.selectFrom('desk_tags').select('tag');
  const visible = viewer.seesAll
    ? all
    : all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('desk_leads')
            .select('desk_leads.id')
            .whereRef('desk_leads.lead_id', '=', 'desk_tags.lead_id')
            .where(visibleTo(viewer) as never),
        ),
      );
  const rows = await visible
    .groupBy('tag')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('tag')
    .limit(maxValues)
    .execute();
  return rows.map(({ tag }) => tag);
}
