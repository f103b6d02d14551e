import { type JsonSchema, resolveRef, type SchemaFile } from '../../../../../schema/json-schema.ts';

/** A schema, and the schema file that it is in: `$ref`s that start with `#` are relative to that. */
export interface Located {
  schema: JsonSchema;
  file: JsonSchema;
}

/** A schema without `$ref`: the keywords next to it come before those of its target. */
export function resolve({ schema, file }: Located, files: SchemaFile[]): Located {
  if (!schema.$ref) return { schema, file };
  const { $ref, ...own } = schema;
  const target = resolve(resolveRef($ref, file, files), files);
  return { schema: { ...target.schema, ...own }, file: target.file };
}

/** The types that a value can have; those of its constant or choices if the schema names none. */
export function typesOf({ type, const: only, enum: choices }: JsonSchema): string[] {
  if (type !== undefined) return [type].flat();
  if (only !== undefined) return [typeOf(only)];
  return choices ? [...new Set(choices.map(typeOf))] : [];
}

/** The JSON Schema type of a value: `number` for all numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export const isGroup = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';
