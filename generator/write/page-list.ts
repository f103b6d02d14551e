import { type PageRecord, statesIn } from './manifest.ts';

/** Names, titles, and revisions of the pages, for lists of leads and for counting views; see `server/page-list.ts`. It is never served. */
export const pageListFile = '.build/pages.json';

/** One page a line: a large site stays readable, and small. */
export function* pageListLines(pages: ReadonlyMap<string, PageRecord>): Generator<string> {
  let before = '[\n';
  for (const name of [...pages.keys()].sort()) {
    yield `${before}${JSON.stringify(listed(name, pages.get(name)))}`;
    before = ',\n';
  }
  yield '\n]\n';
}

/** Whether a page is listed as before. */
export function isListedAs(name: string, one: PageRecord, other: PageRecord | undefined): boolean {
  return JSON.stringify(listed(name, one)) === JSON.stringify(listed(name, other));
}

function listed(name: string, record: PageRecord | undefined) {
  if (!record) return undefined;
  const { route, title, bases, formerly, schedule } = record;
  const { from, until } = schedule?.window ?? {};
  return {
    ...{ name, route, title, revisions: revisionsOf(record) },
    ...(bases.length > 0 && { extends: bases }),
    ...(formerly && { formerly }),
    ...(from && { from: from.at }),
    ...(until && { until: until.at }),
  };
}

function revisionsOf(record: PageRecord): string[] {
  const others = [...statesIn(record)].flatMap(({ file }) => file?.revision ?? []);
  return [...new Set([record.revision, ...others])].filter(Boolean).sort();
}
