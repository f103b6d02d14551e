import { pathOf } from '../../lib/path-of.ts';
import { type ListedPage, pageListPath } from '../../page-list.ts';
import type { DistFolder } from '../../static/dist-folder.ts';

export interface KnownPage {
  route: string;
  /** Of the contents that its address shows, now or later. */
  revisions: ReadonlySet<string>;
}

/** By path, without a slash at the end. */
type KnownPages = ReadonlyMap<string, KnownPage>;

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
  let earlier: KnownPages = new Map();
  let version: string | undefined;
  let builtAtMs = Number.NEGATIVE_INFINITY;
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    lookedAtMs = nowMs();
    const file = await dist.stat(pageListPath);
    if (!file || file.version === version) return;
    const pages = readPages(JSON.parse(String(await dist.bytes(file))));
    if (version !== undefined) {
      earlier = current;
      builtAtMs = nowMs();
    }
    version = file.version;
    current = pages;
  }

  /** Undefined for an address without a page. */
  return async function knownPage(path: string): Promise<KnownPage | undefined> {
    // While a build replaces the file, the pages stay as they were.
    if (nowMs() - lookedAtMs >= refreshMs) await refresh().catch(() => {});
    const key = pathOf(path);
    const page = current.get(key);
    const before = nowMs() - builtAtMs < earlierMs ? earlier.get(key) : undefined;
    if (!page || !before) return page ?? before;
    return { route: page.route, revisions: page.revisions.union(before.revisions) };
  };
}

/** Pages at one address are shown at different times. */
function readPages(listed: readonly ListedPage[]): KnownPages {
  const byPath = Map.groupBy(listed, ({ route }) => pathOf(route));
  return new Map(
    [...byPath].map(([path, pages]) => [
      path,
      {
        route: pages[0]?.route ?? path,
        revisions: new Set(pages.flatMap(({ revisions = [] }) => revisions)),
      },
    ]),
  );
}
