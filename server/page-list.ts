import { nearest } from '../schema/nearest.ts';
import { pathOf } from './lib/path-of.ts';
import type { DistFolder } from './static/dist-folder.ts';

/** Where a build writes the pages; see `generator/write/page-list.ts`. */
export const pageListPath = '.build/pages.json';

export interface ListedPage {
  /** That of its file; a page for a row of a table has its route after it: `cities#/c/austin/`. */
  name: string;
  route: string;
  title: string;
  /** Of the contents that it shows, now or later; missing in a build of an earlier version. */
  revisions?: string[];
  /** Names of the pages it extends, at any depth. */
  extends?: string[];
  /** Earlier addresses. */
  formerly?: string[];
  /** When (ms) the page begins to be shown, and when it no longer is. */
  from?: number;
  until?: number;
}

/** Whether a visit was of certain pages. @param address URL or path @param at an instant, such as when a lead arrived */
export type IsVisitOf = (address: string, at: string) => boolean;

/** The pages of the last build; none until a site is built. */
export class PageList {
  readonly #pages: readonly ListedPage[];
  /** By path, without a slash at the end. Pages at one path are shown at different times. */
  readonly #byPath = new Map<string, ListedPage[]>();

  constructor(pages: readonly ListedPage[]) {
    this.#pages = pages;
    for (const page of pages)
      for (const path of pathsOf(page)) this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), page]);
  }

  /** The title of the page that an address showed at an instant. @param address URL or path */
  titleOf(address: string, at: string): string | undefined {
    return this.pageAt(address, at)?.title;
  }

  /**
   * All paths of the page that an address shows at an instant, without slashes at the end: its present one, then earlier ones.
   * For an address without a page, its own path.
   */
  pathsOf(address: string, at: string): string[] {
    const page = this.pageAt(address, at);
    return page ? pathsOf(page) : [pathOf(address)];
  }

  /**
   * Finds the visits of a page, also at its earlier addresses.
   * @param word a name, with all rows if it is that of a table's file; or a route, which can be of a page that is gone
   * @returns undefined if no page has the name
   */
  find(word: string, { withVariants = false } = {}): IsVisitOf | undefined {
    const path = pathOf(word);
    const isRoute = word.startsWith('/');
    const named = isRoute
      ? (this.#byPath.get(path) ?? [])
      : this.#pages.filter(({ name }) => name === word || fileOf(name) === word);
    if (named.length === 0) return isRoute ? (address) => pathOf(address) === path : undefined;
    const names = new Set(named.map(({ name }) => name));
    const variants = withVariants
      ? this.#pages.filter((one) => one.extends?.some((base) => names.has(base)))
      : [];
    const wanted = new Set([...named, ...variants]);
    return (address, at) => {
      const page = this.pageAt(address, at);
      return page !== undefined && wanted.has(page);
    };
  }

  nearestName(word: string): string | undefined {
    return nearest(word, new Set(this.#pages.map(({ name }) => fileOf(name))));
  }

  /** The page that an address showed at an instant; outside of all times, the one without a time. @param address URL or path */
  pageAt(address: string, at: string): ListedPage | undefined {
    const here = this.#byPath.get(pathOf(address)) ?? [];
    const time = Date.parse(at);
    const isTimed = ({ from, until }: ListedPage) => from !== undefined || until !== undefined;
    return (
      here.find(
        (page) => isTimed(page) && time >= (page.from ?? -Infinity) && time < (page.until ?? Infinity),
      ) ??
      here.find((page) => !isTimed(page)) ??
      here[0]
    );
  }
}

export async function readPageList(dist: Pick<DistFolder, 'stat' | 'bytes'>): Promise<PageList> {
  const file = await dist.stat(pageListPath);
  return new PageList(file ? JSON.parse(String(await dist.bytes(file))) : []);
}

const pathsOf = ({ route, formerly = [] }: ListedPage) => [route, ...formerly].map(pathOf);

const fileOf = (name: string) => name.split('#', 1)[0] ?? name;
