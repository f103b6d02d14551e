import { artwork } from './catalogue/artwork.ts';
import type { Entry } from './catalogue/entry.ts';
import { files } from './catalogue/files.ts';
import { pictures } from './catalogue/pictures.ts';
import { references } from './catalogue/references.ts';
import { sections } from './catalogue/sections.ts';
import { values } from './catalogue/values.ts';
import { writing } from './catalogue/writing.ts';

/** The lists of mistakes, one for each kind. */
export const kinds = { writing, values, sections, references, pictures, artwork, files };

/** Every mistake that a page folder can hold. */
export const catalogue = {
  ...writing,
  ...values,
  ...sections,
  ...references,
  ...pictures,
  ...artwork,
  ...files,
} satisfies Record<string, Entry<never>>;

export type ProblemCode = keyof typeof catalogue;
export type DataOf<Code extends ProblemCode> =
  (typeof catalogue)[Code] extends Entry<infer Data> ? Data : never;
