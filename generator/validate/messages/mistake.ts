import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';
import type { Usage } from '../schema/usage.ts';

/** An Ajv error and its context. */
export interface Mistake {
  error: ErrorObject;
  /** The schema that contains the failed keyword. */
  schema: JsonSchema;
  usage: Usage;
  path: Path;
  /** The validated value: its path in the file, and its description. */
  at: Path;
  where: string;
  /** The validated value. */
  root: unknown;
  /** The types of section that have a key. */
  typesWith: (key: string) => string[];
  /** The value's name in messages. */
  key: string;
}
