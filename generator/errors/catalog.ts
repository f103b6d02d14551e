import { artwork } from './catalog/artwork.ts';
import { brand } from './catalog/brand.ts';
import type { Entry } from './catalog/entry.ts';
import { experiments } from './catalog/experiments.ts';
import { files } from './catalog/files.ts';
import { forms } from './catalog/forms.ts';
import { ledger } from './catalog/ledger.ts';
import { matrix } from './catalog/matrix.ts';
import { pictures } from './catalog/pictures.ts';
import { redirects } from './catalog/redirects.ts';
import { references } from './catalog/references.ts';
import { schedule } from './catalog/schedule.ts';
import { sections } from './catalog/sections.ts';
import { values } from './catalog/values.ts';
import { warnings } from './catalog/warnings.ts';
import { writing } from './catalog/writing.ts';

/** The entries of the catalog, grouped by topic. */
export const kinds = {
  writing,
  values,
  sections,
  references,
  redirects,
  schedule,
  experiments,
  ledger,
  matrix,
  pictures,
  artwork,
  brand,
  forms,
  files,
  warnings,
};

/** Every problem that a page folder can have. */
export const catalog = {
  ...writing,
  ...values,
  ...sections,
  ...references,
  ...redirects,
  ...schedule,
  ...experiments,
  ...ledger,
  ...matrix,
  ...pictures,
  ...artwork,
  ...brand,
  ...forms,
  ...files,
  ...warnings,
} satisfies Record<string, Entry<never>>;

export type ProblemCode = keyof typeof catalog;
export type WarningCode = keyof typeof warnings;
export type DataOf<Code extends ProblemCode> =
  (typeof catalog)[Code] extends Entry<infer Data> ? Data : never;
