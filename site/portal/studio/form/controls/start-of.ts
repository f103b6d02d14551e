import type { SchemaFile } from '../../../../../schema/json-schema.ts';
import type { Field } from '../fields/fields-of.ts';
import { resolve } from '../fields/resolve.ts';

/** What choosing a key writes at once; undefined if its author has to say more. */
export function startOf({ control, schema }: Field, files: SchemaFile[]): unknown {
  if (control.kind === 'fixed') return resolve(schema, files).schema.const;
  if (control.kind === 'flag') return true;
  if (control.kind !== 'union') return undefined;
  return control.alternatives.find(({ start }) => start !== undefined)?.start;
}
