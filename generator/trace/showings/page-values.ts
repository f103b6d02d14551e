import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import type { KnownPage } from './known-pages.ts';

/** The pages that have a group of keys of one file, and what the files that come before it write. */
interface Inheritors {
  pages: KnownPage[];
  /** Path -> the pages that write something else at it. A group of keys leaves what is in it to the next file. */
  values: Map<string, KnownPage[]>;
  groups: Map<string, KnownPage[]>;
}

const keyOf = (path: Path) => JSON.stringify(path);

/**
 * Makes the function that finds the pages which have a value from a file: their own, or one that they inherit. A page with a
 * thousand variants has hundreds of values, so what variants write is indexed once for all of them.
 */
export function createPageValues(pages: readonly KnownPage[]): (file: string, path: Path) => KnownPage[] {
  const known = new Map<string, Inheritors>();

  function inheritorsOf(file: string, at: Path): Inheritors {
    const found: Inheritors = { pages: [], values: new Map(), groups: new Map() };
    for (const page of pages) {
      if (!page.paths.includes(file)) continue;
      const { layers } = page.files;
      const own = layers.findIndex((layer) => layer.file === file && keyOf(layer.at) === keyOf(at));
      if (own < 0) continue;
      found.pages.push(page);
      for (const { data } of layers.slice(0, own)) collect(data, [], page, found);
    }
    return found;
  }

  function collect(data: unknown, path: Path, page: KnownPage, found: Inheritors): void {
    for (const [key, value] of Object.entries(isObject(data) ? data : {})) {
      const at = [...path, key];
      const index = isObject(value) ? found.groups : found.values;
      index.getOrInsertComputed(keyOf(at), () => []).push(page);
      collect(value, at, page, found);
    }
  }

  return (file, path) => {
    const isOverride = path[0] === 'matrix' && path[1] === 'overrides';
    const [at, inPage] = isOverride ? [path.slice(0, 4), path.slice(4)] : [[], path];
    const { pages, values, groups } = known.getOrInsertComputed(keyOf([file, ...at]), () =>
      inheritorsOf(file, at),
    );
    const others = new Set(groups.get(keyOf(inPage)));
    for (let length = 1; length <= inPage.length; length++)
      for (const page of values.get(keyOf(inPage.slice(0, length))) ?? []) others.add(page);
    return pages.filter((page) => !others.has(page));
  };
}
