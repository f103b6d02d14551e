import { isObject } from '../../lib/is-object.ts';
import type { KnownPage } from './known-pages.ts';
import type { ShownParts } from './shown-parts.ts';

type PagesByKey = Map<string, Set<KnownPage>>;

/**
 * Which pages show what. After a change only the pages that it made others are read: each preview counts the pages of about a
 * hundred values, and with a thousand pages reading all of them takes longer than the preview itself.
 */
export interface ShownIndex {
  /** Has to be called with the pages as they are, before anything is asked. */
  update: (pages: readonly KnownPage[]) => void;
  /** The pages that show something, by a key such as `faqs/refunds` or `fact/phone`. */
  showing: (key: string) => ReadonlySet<KnownPage>;
  /** The pages that state a fact themselves, or inherit it from one that does. */
  stating: (fact: string) => ReadonlySet<KnownPage>;
}

const none: ReadonlySet<KnownPage> = new Set();

export function createShownIndex(parts: ShownParts): ShownIndex {
  const indexed = new Set<KnownPage>();
  const byShown: PagesByKey = new Map();
  const byFact: PagesByKey = new Map();

  function* entriesOf(page: KnownPage): Generator<[index: PagesByKey, key: string]> {
    for (const { shown } of parts.of(page)) for (const key of shown) yield [byShown, key];
    const { facts } = page.data;
    for (const fact of Object.keys(isObject(facts) ? facts : {})) yield [byFact, fact];
  }

  return {
    update(pages) {
      const now = new Set(pages);
      for (const page of indexed.difference(now)) {
        for (const [index, key] of entriesOf(page)) index.get(key)?.delete(page);
        indexed.delete(page);
      }
      for (const page of now.difference(indexed)) {
        for (const [index, key] of entriesOf(page)) index.getOrInsertComputed(key, () => new Set()).add(page);
        indexed.add(page);
      }
    },
    showing: (key) => byShown.get(key) ?? none,
    stating: (fact) => byFact.get(fact) ?? none,
  };
}
