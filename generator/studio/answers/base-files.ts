import type { SiteFiles } from '../../edit/operations/site-edit.ts';

/** Texts as a folder. */
export function filesIn(texts: ReadonlyMap<string, string>): SiteFiles {
  return { read: (file) => texts.get(file), list: () => [...texts.keys()].toSorted() };
}
