/** A parsed JSON Schema (2020-12), with the keywords that this project reads. */
export interface JsonSchema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  default?: unknown;
  examples?: unknown[];
  'x-kind'?: string;
  [keyword: string]: unknown;
}

export interface SchemaFile {
  /** Path inside schema/ with forward slashes, such as `sections/faqs.schema.json`. */
  path: string;
  schema: JsonSchema;
}

/** @param path inside schema/ */
export function schemaAt(files: SchemaFile[], path: string): JsonSchema {
  return files.find((file) => file.path === path)?.schema ?? {};
}

/** The name in a `$ref`, such as `image` in `../common.schema.json#/$defs/image`. */
export const refName = (ref: string) => ref.split('/').at(-1) ?? ref;

/** The collection of a key whose value refers to content. */
export const collectionOf = (schema: JsonSchema) => /^content:(.+)$/.exec(schema['x-kind'] ?? '')?.[1];

/**
 * Resolves a `$ref` to a definition of its own file or of common.schema.json.
 * @param file the schema that contains it
 * @returns the definition, and the schema that contains that
 */
export function resolveRef(ref: string, file: JsonSchema, files: SchemaFile[]): Located {
  const owner = ref.startsWith('#') ? file : schemaAt(files, 'common.schema.json');
  const schema = owner.$defs?.[refName(ref)];
  if (!schema) throw new Error(`${file.$id} refers to ${ref}, which does not exist.`);
  return { schema, file: owner };
}

interface Located {
  schema: JsonSchema;
  file: JsonSchema;
}
