import { nearest } from '../schema/nearest.ts';
import { pathOf } from './lib/path-of.ts';
import type { DistFolder } from './static/dist-folder.ts';

/** Where a build writes the pages; see `generator/write/page-list.ts`. */
const listPath = '.build/pages.json';

interface ListedPage {
  name: string;
  route: string;
  title: string;
  /** Names of the pages it extends, at any depth. */
  extends?: string[];
  /** Earlier addresses. */
  formerly?: string[];
}

/** The pages of the last build; none until a site is built. */
export class PageList {
  readonly #pages: readonly ListedPage[];
  /** By path, without a slash at the end. */
  readonly #titles: ReadonlyMap<string, string>;

  constructor(pages: readonly ListedPage[]) {
    this.#pages = pages;
    this.#titles = new Map(pages.flatMap((page) => pathsOf(page).map((path) => [path, page.title])));
  }

  /** The title of a page. @param address URL or path */
  titleOf(address: string): string | undefined {
    return this.#titles.get(pathOf(address));
  }

  /**
   * The paths of a page, also its earlier ones.
   * @param word a name or a route; a route can be of a page that is gone
   * @returns undefined if no page has the name
   */
  find(word: string, { withVariants = false } = {}): ReadonlySet<string> | undefined {
    const path = pathOf(word);
    const page = this.#pages.find((one) =>
      word.startsWith('/') ? pathsOf(one).includes(path) : one.name === word,
    );
    if (!page) return word.startsWith('/') ? new Set([path]) : undefined;
    const variants = withVariants ? this.#pages.filter((one) => one.extends?.includes(page.name)) : [];
    return new Set([page, ...variants].flatMap(pathsOf));
  }

  nearestName(word: string): string | undefined {
    return nearest(
      word,
      this.#pages.map(({ name }) => name),
    );
  }
}

export async function readPageList(dist: Pick<DistFolder, 'stat' | 'bytes'>): Promise<PageList> {
  const file = await dist.stat(listPath);
  return new PageList(file ? JSON.parse(String(await dist.bytes(file))) : []);
}

const pathsOf = ({ route, formerly = [] }: ListedPage) => [route, ...formerly].map(pathOf);
