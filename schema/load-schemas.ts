import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addWindows } from './add-windows.ts';
import { collectionOf, type JsonSchema, refName, type SchemaFile, schemaAt } from './json-schema.ts';

export {
  collectionOf,
  type JsonSchema,
  refName,
  resolveRef,
  type SchemaFile,
  schemaAt,
} from './json-schema.ts';

export const schemaFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Every `*.schema.json` in schema/ except the generated ones, sorted by path, with the keys that many groups share: `allow`,
 * `from`, and `until`.
 */
export function loadSchemas(): SchemaFile[] {
  const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const schema = JSON.parse(readFileSync(join(schemaFolder, path), 'utf8')) as JsonSchema;
      if (/^sections\//.test(path)) addAllowWarnings(schema, '../common.schema.json');
      if (/^page\./.test(path)) addAllowWarnings(schema, 'common.schema.json');
      if (/^(sections|content)\//.test(path)) addAllow(schema, '../common.schema.json');
      if (/^(page|site)\./.test(path)) addAllow(schema, 'common.schema.json');
      return { path, schema };
    });
  addWindows(files);
  return files;
}

/** The key of every group of keys with texts. Its value is for `check` only: no view sees it. */
export const allowKey = 'allow';

/** Pages and sections can also acknowledge warnings. @param common as in `addAllow` */
function addAllowWarnings({ properties = {} }: JsonSchema, common: string): void {
  properties[allowKey] = {
    $ref: `${common}#/$defs/allowWarnings`,
    description: 'Acknowledges what `check` would report here.',
  };
}

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

/** The schema of a section, a page, or an entry of a content file. */
export function itemSchema(files: SchemaFile[], path: string): JsonSchema {
  const schema = schemaAt(files, path);
  return path.startsWith('content/') ? (schema.additionalProperties as JsonSchema) : schema;
}

/** The keys of a section whose values refer to content, with the name of its content file. */
export function contentKeys(section: JsonSchema): [key: string, collection: string][] {
  return Object.entries(section.properties ?? {}).flatMap(([key, value]) => {
    const collection = collectionOf(value);
    return collection ? [[key, collection]] : [];
  });
}
