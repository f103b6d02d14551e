import { isRow, rowPageName } from '../load/matrix/matrix.ts';
import type { Project } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import type { Window } from '../schedule/windows.ts';
import { pageRedirects, type Redirect } from '../validate/routes/redirects.ts';
import { outPath } from '../write/out-path.ts';

/** A page at an address. */
export interface PlacedPage {
  name: string;
  result: PageResult;
  window: Window | undefined;
}

/** Where the pages of a folder are. Only what is at an address is read to find it. */
export interface Places {
  /** The pages at a path at some time; of two with the same route, the one that is not a draft comes first. */
  at: (path: string) => PlacedPage[];
  /** The former addresses of pages. */
  redirects: () => readonly Redirect[];
}

export function createPlaces({
  folder,
  addresses,
  page,
}: Pick<Project, 'folder' | 'addresses' | 'page'>): Places {
  const { pages, matrices } = folder;
  let files: Map<string, string[]> | undefined;
  let redirects: Redirect[] | undefined;

  function filesByPath(): Map<string, string[]> {
    const byPath = new Map<string, string[]>();
    for (const name of pages.keys()) {
      const route = isRow(name) ? undefined : addresses(name).route;
      if (route !== undefined) byPath.getOrInsertComputed(outPath(route), () => []).push(name);
    }
    return byPath;
  }

  /** The name of a row is its route, so rows need no index. */
  function rowsAt(path: string): string[] {
    const route = path.replace(/\/$/, '');
    const names = [...matrices.keys()].flatMap((file) => [
      rowPageName(file, route),
      rowPageName(file, `${route}/`),
    ]);
    return names.filter((name) => pages.has(name));
  }

  function* redirected(): Generator<Redirect> {
    for (const name of pages.keys()) if (!isRow(name)) yield* pageRedirects(addresses(name));
    for (const { rows } of matrices.values()) {
      const [first] = rows.keys();
      // All pages of a file have former addresses, or none.
      if (first === undefined || !addresses(first).formerly) continue;
      for (const name of rows.keys()) yield* pageRedirects(addresses(name));
    }
  }

  return {
    at(path) {
      files ??= filesByPath();
      return [...(files.get(outPath(path)) ?? []), ...rowsAt(path)]
        .map((name) => {
          const result = page(name);
          return { name, result, window: result.schedule?.window };
        })
        .sort((a, b) => Number(a.result.isDraft) - Number(b.result.isDraft));
    },
    redirects() {
      redirects ??= [...redirected()];
      return redirects;
    },
  };
}
