import { fileOf } from '../../load/matrix/matrix.ts';
import { createNearDuplicateFinder } from './find-near-duplicates.ts';
import type { Signature } from './signature.ts';

/** The pages of a file that are not indexed, because they are near-duplicates. */
export interface SimilarPages {
  pages: number;
  count: number;
  /** The first of them, and the indexed pages that they duplicate. */
  examples: { route: string; other: string }[];
}

const maxExamples = 3;

/** Compares the pages of each file. */
export function createSimilarPages() {
  const finders = new Map<string, ReturnType<typeof createNearDuplicateFinder>>();
  const similar = new Map<string, SimilarPages>();

  return {
    /** By file. */
    similar: similar as ReadonlyMap<string, SimilarPages>,
    /** Takes the pages of a file in order. @returns whether the page is a near-duplicate of an indexed one before it */
    isDuplicate(name: string, route: string, signature: Signature): boolean {
      const file = fileOf(name);
      const other = finders.getOrInsertComputed(file, createNearDuplicateFinder)(route, signature);
      const found = similar.getOrInsertComputed(file, () => ({ pages: 0, count: 0, examples: [] }));
      found.pages++;
      if (other === undefined) return false;
      if (found.count++ < maxExamples) found.examples.push({ route, other });
      return true;
    },
  };
}
