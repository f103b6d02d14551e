import { type Kysely, sql } from 'kysely';
import type { DeskAnswer } from '../../../schema/api/desk.ts';
import type { PageList } from '../../page-list.ts';
import type { Tables } from '../../storage/tables.ts';
import { pageName } from './summarize.ts';

/** Values of one filter. */
const maxValues = 200;

/** Counting all leads takes longer than a desk wants to wait for each change, so values are at most this old, in ms. */
const maxAgeMs = 30_000;

type FilterValues = Record<keyof DeskAnswer['filters'], string[]>;

/** Reads the values that leads have in each filter, most frequent first. */
export function createFilterValues(db: Kysely<Tables>) {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<FilterValues> | undefined;

  async function read(): Promise<FilterValues> {
    const [pages, sources, campaigns, tags] = await Promise.all([
      valuesOf(db, 'desk_leads', 'page_path'),
      valuesOf(db, 'desk_leads', 'source'),
      valuesOf(db, 'desk_leads', 'campaign'),
      valuesOf(db, 'desk_tags', 'tag'),
    ]);
    return { pages, sources, campaigns, tags };
  }

  return async (pages: PageList, now: Date): Promise<DeskAnswer['filters']> => {
    if (!reading || now.getTime() - readAtMs > maxAgeMs) {
      readAtMs = now.getTime();
      reading = read();
      reading.catch(() => {
        reading = undefined;
      });
    }
    const values = await reading;
    return {
      ...values,
      pages: values.pages.map((path) => ({
        path,
        title: pageName({ page_url: path, received_at: now.toISOString() }, pages),
      })),
    };
  };
}

async function valuesOf(
  db: Kysely<Tables>,
  table: 'desk_leads' | 'desk_tags',
  column: 'page_path' | 'source' | 'campaign' | 'tag',
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)}
    group by ${sql.ref(column)} order by count(*) desc, ${sql.ref(column)} limit ${maxValues}`.execute(db);
  return rows.map(({ value }) => value).filter((value) => value !== '' || column === 'page_path');
}
