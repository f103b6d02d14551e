import { artwork } from './catalog/artwork.ts';
import { brand } from './catalog/brand.ts';
import type { Entry } from './catalog/entry.ts';
import { files } from './catalog/files.ts';
import { pictures } from './catalog/pictures.ts';
import { references } from './catalog/references.ts';
import { sections } from './catalog/sections.ts';
import { values } from './catalog/values.ts';
import { writing } from './catalog/writing.ts';

/** The lists of mistakes, one for each kind. */
export const kinds = { writing, values, sections, references, pictures, artwork, brand, files };

/** Every mistake that a page folder can hold. */
export const catalogue = {
  ...writing,
  ...values,
  ...sections,
  ...references,
  ...pictures,
  ...artwork,
  ...brand,
  ...files,
} satisfies Record<string, Entry<never>>;

export type ProblemCode = keyof typeof catalogue;
export type DataOf<Code extends ProblemCode> =
  (typeof catalogue)[Code] extends Entry<infer Data> ? Data : never;
