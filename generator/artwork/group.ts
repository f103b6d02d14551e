import type { Company } from './company.ts';

/** Path -> content. A company's pictures have paths relative to `media/`. */
export type Files = Map<string, string | Buffer>;

export interface ArtworkGroup {
  /**
   * Paths of source files and folders, relative to the artwork folder; `#artwork/` is the engine's. Modules that these
   * import are included, see sources.ts.
   */
  sources: readonly string[];
  render: (company: Company) => Files | Promise<Files>;
}

/** Groups by name, in rendering order. */
export type ArtworkGroups = Record<string, ArtworkGroup>;
