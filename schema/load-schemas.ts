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

/** Every `*.schema.json` in schema/ except the generated ones, sorted by path. */
export function loadSchemas(): SchemaFile[] {
  return readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => ({ path, schema: JSON.parse(readFileSync(join(schemaFolder, path), 'utf8')) }));
}

/** The section types, named after the files in schema/sections. */
export function sectionTypes(files: SchemaFile[]): string[] {
  return files.flatMap(({ path }) => /^sections\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
}

/** The names of the content files, which are those of the files in schema/content. */
export function collectionNames(files: SchemaFile[]): string[] {
  return files.flatMap(({ path }) => /^content\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
}
