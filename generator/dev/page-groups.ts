import { placeOf } from '../errors/place-of.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { ReadingTools } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import { usedCollections } from '../project/used-collections.ts';

/** A file that makes many pages is shown by its first ones. */
export const maxPagesOfFile = 12;

/** Pages of one file that the same mistakes of shared files break. */
export interface PageGroup {
  file: string;
  /** The first ones. */
  names: string[];
  /** Whether they have mistakes of their own. */
  isBroken: boolean;
  hasAddress: boolean;
}

/** What all pages have in common by file: a folder can have more pages than fit into memory. */
export interface PageGroups {
  groups: () => PageGroup[];
  /** Where the mistakes are that pages with an address have themselves. */
  ownPlaces: ReadonlySet<string>;
  /** Section type -> file with it -> the route of its first page. */
  uses: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Takes each page once. */
  add: (name: string, result: PageResult) => void;
}

export function createPageGroups({ pages }: PageFolder, plans: ReadingTools['plans']): PageGroups {
  const groups = new Map<string, PageGroup>();
  const ownPlaces = new Set<string>();
  const uses = new Map<string, Map<string, string>>();

  return {
    groups: () => [...groups.values()],
    ownPlaces,
    uses,
    add(name, result) {
      const { problems, preview, siteLayout, route } = result;
      const file = pages.get(name) ?? name;
      const isBroken = problems.length > 0;
      const hasAddress = route !== undefined;
      const parts = [file, isBroken, preview !== undefined, siteLayout, hasAddress];
      const key = [...parts, ...usedCollections(result, plans)].join('\n');
      const { names } = groups.getOrInsertComputed(key, () => ({ file, names: [], isBroken, hasAddress }));
      if (names.length < maxPagesOfFile) names.push(name);
      if (hasAddress) for (const problem of problems) ownPlaces.add(placeOf(problem));
      for (const { type } of preview?.sections ?? [])
        uses
          .getOrInsertComputed(type, () => new Map<string, string>())
          .getOrInsert(file, preview?.route ?? '');
    },
  };
}
