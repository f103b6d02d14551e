import type { PageRecord } from './manifest.ts';

/** Names and titles of the pages, for lists of leads; see `server/page-list.ts`. It is never served. */
export const pageListFile = '.build/pages.json';

export function pageListText(pages: ReadonlyMap<string, PageRecord>): string {
  const list = [...pages].map(([name, { route, title, bases, formerly }]) => ({
    name,
    route,
    title,
    ...(bases.length > 0 && { extends: bases }),
    ...(formerly && { formerly }),
  }));
  list.sort((one, other) => (one.name < other.name ? -1 : 1));
  // One page a line: a large site stays readable, and small.
  return `[\n${list.map((page) => JSON.stringify(page)).join(',\n')}\n]\n`;
}
