import type { ChangeInWords } from '../../../schema/api/studio/draft.ts';
import type { Path } from '../../../schema/api/studio/operation.ts';
import { type Crumb, crumbsTo, type Root } from '../labels/crumbs.ts';
import type { SchemaWalk } from '../labels/schema-walk.ts';
import type { References } from '../values/references.ts';

/** A change in words, before it is known where the file has it. The path is where the value is, or was. */
export type Said = Omit<ChangeInWords, 'file' | 'line' | 'author'>;

/** A change in words whose line may be known. */
export type SaidAt = Said & { line?: number };

/** What the sentences about the changes of one file are made from. */
export interface Speaker {
  before: Root;
  after: Root;
  walk: SchemaWalk;
  references: References;
}

export const crumbsAfter = (path: Path, { after, walk, references }: Speaker): Crumb[] =>
  crumbsTo(path, after, { walk, names: references });

export const crumbsBefore = (path: Path, { before, walk, references }: Speaker): Crumb[] =>
  crumbsTo(path, before, { walk, names: references });
