import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export const schemaFolder = fileURLToPath(new URL('.', import.meta.url));

/** Every `*.schema.json` in schema/ except the generated ones, sorted by path, with the key `allow` in those of pages and content. */
export function loadSchemas(): SchemaFile[] {
  return readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const schema = JSON.parse(readFileSync(join(schemaFolder, path), 'utf8')) as JsonSchema;
      if (/^(sections|content)\//.test(path)) addAllow(schema, '../common.schema.json');
      if (/^(page|site)\./.test(path)) addAllow(schema, 'common.schema.json');
      return { path, schema };
    });
}

/** The key of every group of keys with texts. Its value is for `check` only: no view sees it. */
export const allowKey = 'allow';

/**
 * Adds the key `allow` to every group of keys that has a text, in place.
 * @param common the relative URL of common.schema.json
 */
function addAllow(schema: JsonSchema, common: string): void {
  const { properties = {}, additionalProperties, items } = schema;
  const isClosed = additionalProperties === false && !schema['x-kind'];
  if (isClosed && Object.values(properties).some(isText))
    properties[allowKey] ??= {
      $ref: `${common}#/$defs/allow`,
      description: 'Acknowledges what `check` would report about the texts here.',
    };
  for (const inner of [...Object.values(properties), additionalProperties, items])
    if (typeof inner === 'object') addAllow(inner, common);
}

function isText({ $ref = '', items }: JsonSchema): boolean {
  return ['text', 'richText', 'action'].includes(refName($ref)) || (items !== undefined && isText(items));
}

/** The section types, named after the files in schema/sections. */
export function sectionTypes(files: SchemaFile[]): string[] {
  return files.flatMap(({ path }) => /^sections\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
}

/** The names of the content files, which are those of the files in schema/content. */
export function collectionNames(files: SchemaFile[]): string[] {
  return files.flatMap(({ path }) => /^content\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
}

/** @param path inside schema/ */
export function schemaAt(files: SchemaFile[], path: string): JsonSchema {
  return files.find((file) => file.path === path)?.schema ?? {};
}

/** The schema of a section, a page, or an entry of a content file. */
export function itemSchema(files: SchemaFile[], path: string): JsonSchema {
  const schema = schemaAt(files, path);
  return path.startsWith('content/') ? (schema.additionalProperties as JsonSchema) : schema;
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
