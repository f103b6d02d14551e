import type { SiteFiles } from '../site-edit.ts';

/** A folder of pages in memory, for tests. @param texts by file */
export function filesOf(texts: Readonly<Record<string, string>>): SiteFiles {
  return {
    read: (file) => (Object.hasOwn(texts, file) ? texts[file] : undefined),
    list: () => Object.keys(texts).toSorted(),
  };
}
