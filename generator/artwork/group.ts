import type { Company } from './company.ts';

/** Finished files by name. A company's pictures are named by their path from its `media/`. */
export type Files = Map<string, string | Buffer>;

export interface ArtworkGroup {
  /**
   * Files and folders that the pictures are made from, by their paths from the artwork folder; `#artwork/` is the
   * engine's. Modules that these import count, too: see sources.ts.
   */
  sources: readonly string[];
  render: (company: Company) => Files | Promise<Files>;
}

/** Groups by name, in the order in which they are rendered. */
export type ArtworkGroups = Record<string, ArtworkGroup>;
