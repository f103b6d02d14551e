import { pathOf } from '../../lib/path-of.ts';
import { type ListedPage, pageListPath } from '../../page-list.ts';
import type { DistFolder } from '../../static/dist-folder.ts';

export interface KnownPage {
  route: string;
  /** Of the contents that its address shows, now or later. */
  revisions: ReadonlySet<string>;
  /** What it shows in experiments, such as `lp8-price:b`; empty without any. */
  variants: ReadonlySet<string>;
}

/** By path, without a slash at the end. */
type KnownPages = ReadonlyMap<string, KnownPage>;

/** Where a build writes what pages show in experiments; see `generator/write/experiments-file.ts`. */
const experimentsPath = '.build/experiments.json';

/** How long a build goes unnoticed, in ms. */
const refreshMs = 1000;

/** How long pages that were open during a build are still counted, in ms. */
const earlierMs = 60 * 60_000;

/**
 * Finds the page at an address, among those of the last build and of the one before.
 * @param nowMs milliseconds on any clock
 */
export function createKnownPages(dist: Pick<DistFolder, 'stat' | 'bytes'>, nowMs: () => number) {
  let current: KnownPages = new Map();
  /** With the pages of the build before. */
  let withEarlier: KnownPages = current;
  let version: string | undefined;
  let builtAtMs = Number.NEGATIVE_INFINITY;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    lookedAtMs = nowMs();
    const [list, experiments] = await Promise.all([dist.stat(pageListPath), dist.stat(experimentsPath)]);
    const found = `${list?.version} ${experiments?.version}`;
    if (!list || found === version) return;
    const listed: ListedPage[] = JSON.parse(String(await dist.bytes(list)));
    const tested = experiments ? testedIn(JSON.parse(String(await dist.bytes(experiments)))) : new Map();
    const pages = knownPages(listed, tested);
    if (version !== undefined) {
      withEarlier = merged(current, pages);
      builtAtMs = nowMs();
    }
    version = found;
    current = pages;
  }

  /** Undefined for an address without a page. */
  return async function knownPage(path: string): Promise<KnownPage | undefined> {
    // While a build replaces the files, the pages stay as they were.
    if (nowMs() - lookedAtMs >= refreshMs)
      refreshing ??= refresh()
        .catch(() => {})
        .finally(() => {
          refreshing = undefined;
        });
    // Also for the requests that arrive while the first one looks.
    await refreshing;
    return (nowMs() - builtAtMs < earlierMs ? withEarlier : current).get(pathOf(path));
  };
}

/** All pages of two builds. A page of both has the route of the later one. */
function merged(earlier: KnownPages, later: KnownPages): KnownPages {
  const pages = new Map(earlier);
  for (const [path, page] of later) {
    const before = earlier.get(path);
    pages.set(path, {
      route: page.route,
      revisions: page.revisions.union(before?.revisions ?? new Set()),
      variants: page.variants.union(before?.variants ?? new Set()),
    });
  }
  return pages;
}

/** What each page shows in experiments, by path. */
function testedIn(list: { pages: Record<string, object> }): Map<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(list.pages).map(([file, renditions]) => [
      pathOf(`/${file.replace(/(^|\/)index\.html$/, '$1')}`),
      new Set(Object.keys(renditions)),
    ]),
  );
}

/** Pages at one address are shown at different times. */
function knownPages(
  listed: readonly ListedPage[],
  tested: ReadonlyMap<string, ReadonlySet<string>>,
): KnownPages {
  const byPath = Map.groupBy(listed, ({ route }) => pathOf(route));
  return new Map(
    [...byPath].map(([path, pages]) => [
      path,
      {
        route: pages[0]?.route ?? path,
        revisions: new Set(pages.flatMap(({ revisions = [] }) => revisions)),
        variants: tested.get(path) ?? new Set<string>(),
      },
    ]),
  );
}
