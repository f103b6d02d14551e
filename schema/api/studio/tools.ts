import type { SchemaFile } from '../../json-schema.ts';
import type { StudioChoices } from './choices.ts';
import type { StudioProblem } from './page.ts';

/** What the forms of a draft are made of. */

/** A fact that texts can insert. */
export interface FactValue {
  name: string;
  /** As texts show it. */
  value: string;
}

/** `GET /api/studio/schemas`. It changes with a release of the software only. */
export interface SchemasAnswer {
  success: true;
  schemas: SchemaFile[];
}

/** `GET /api/studio/drafts/:draft/choices`. */
export interface ChoicesAnswer {
  success: true;
  revision: number;
  choices: StudioChoices;
  facts: FactValue[];
}

/** `GET /api/studio/drafts/:draft/files/:file`, for site.yaml and content files. */
export interface StudioFileAnswer {
  success: true;
  revision: number;
  /** The path in the folder of pages, such as `content/faqs.yaml`. */
  file: string;
  text: string;
  /** Its text in the published site; null for a new file. */
  published: string | null;
  /** Null if it does not parse. */
  data: Record<string, unknown> | null;
  problems: StudioProblem[];
}

/** `POST /api/studio/drafts/:draft/pictures?name=`, with the picture as its body. Fails with 422 `picture_refused`, in words. */
export interface PictureAnswer {
  success: true;
  /** The path in `media/`, as pages write it. */
  src: string;
  width: number;
  height: number;
}
