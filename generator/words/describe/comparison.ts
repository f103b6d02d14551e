import type { ParsedFile } from '../files/parsed-file.ts';
import type { SiteState } from '../files/site-state.ts';
import type { SchemaWalk } from '../labels/schema-walk.ts';
import type { Said } from '../say/speaker.ts';
import type { References } from '../values/references.ts';

/** Both states of a folder, and what else differs between them. */
export interface Comparison {
  before: SiteState;
  after: SiteState;
  walk: SchemaWalk;
  /** The new addresses of pages that moved, by the old one. */
  routes: ReadonlyMap<string, string>;
  /** The new names of pages that were renamed, by the old one. */
  names: ReadonlyMap<string, string>;
}

/** A file that can be read on both sides. */
export interface ReadPair {
  file: string;
  /** Its name before. */
  from: string;
  before: ReadFile;
  after: ReadFile;
}

export type ReadFile = Extract<ParsedFile, { data: Record<string, unknown> }>;

/** What changed in a file that can be read on both sides. */
export interface Compared {
  said: Said[];
  /** The data afterward; of a page, the merged one. */
  data: Record<string, unknown>;
  references: References;
}
