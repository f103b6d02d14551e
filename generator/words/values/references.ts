import type { OwnWords } from '../labels/own-words.ts';

/** What values refer to. */
export interface References {
  /** An entry of a content file. */
  entry: (collection: string, id: string) => OwnWords | undefined;
  /** The value of a fact in site.yaml or the page, with its unit, such as `$119`. */
  fact: (name: string) => string | undefined;
  /** A section of the page. */
  section: (id: string) => string | undefined;
}
