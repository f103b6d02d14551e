import type { SimilarPages } from './similar-pages.ts';

/** Says which pages of each file are not indexed. */
export function similarNotes(similar: ReadonlyMap<string, SimilarPages>): string[] {
  return [...similar]
    .filter(([, { count }]) => count > 0)
    .map(([file, { pages, count, examples }]) => {
      const named = examples.map(({ route, other }) => `${route} is like ${other}`).join(', ');
      return `${file}.yaml: ${count} of ${pages} pages are near-duplicates, so search engines are asked not to list them (${named}). Give their rows more facts of their own.`;
    });
}
