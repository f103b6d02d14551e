import type { JsonSchema, SchemaFile } from '../../../../../schema/json-schema.ts';
import type { Alternative } from './control.ts';
import { type Located, resolve, typeOf } from './resolve.ts';

/**
 * The kinds of values that a key with several types can have, in the order of the schema.
 * @param types without `null`
 */
export function alternativesOf(at: Located, types: string[], files: SchemaFile[]): Alternative[] {
  const { schema, file } = resolve(at, files);
  const isScalar = (type: string) => type === 'string' || type === 'number';
  const scalars = types.filter(isScalar);
  const ofType = (type: string[]): Located => ({ schema: { ...schema, type }, file });
  const kinds = types.filter((type) => !isScalar(type));
  const first: Alternative[] =
    scalars.length === 0
      ? []
      : [{ label: scalarWords(schema), schema: ofType(scalars), start: undefined, types: scalars }];
  return [...first, ...kinds.map((type) => ofKind(type, ofType([type]), kinds.includes('boolean')))];
}

function ofKind(type: string, schema: Located, canBeOff: boolean): Alternative {
  // A boolean that is one of several kinds is a constant.
  const { not } = schema.schema as { not?: JsonSchema };
  const only = not?.const !== true;
  if (type !== 'boolean') {
    const label = canBeOff && !only ? 'On' : groupWords(schema.schema);
    return { label, schema, start: undefined, types: [type] };
  }
  const constant = { ...schema, schema: { description: schema.schema.description, const: only } };
  return { label: only ? trueWords(schema.schema) : 'Off', schema: constant, start: only, types: [type] };
}

/** Sentences of the schemas say what `true` is, at too great a length for a choice. */
const trueWords = ({ description = '' }: JsonSchema) =>
  /calls the company/.test(description) ? 'The company’s number' : 'As usual';

function scalarWords({ 'x-refers': refers, description = '' }: JsonSchema): string {
  if (refers === 'links') return 'A page';
  if (/phone number/.test(description)) return 'Another number';
  return /\bid of an entry/.test(description) ? 'From the content file' : 'A value';
}

function groupWords({ 'x-refers': refers, description = '' }: JsonSchema): string {
  if (refers === 'links') return 'A message';
  return /written in place/.test(description) ? 'Written here' : 'In detail';
}

/** The alternative that a value is one of. */
export const alternativeOf = (alternatives: readonly Alternative[], value: unknown) =>
  alternatives.find(({ types }) => types.includes(typeOf(value)));
