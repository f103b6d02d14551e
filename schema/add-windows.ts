import { collectionOf, type JsonSchema, resolveRef, type SchemaFile } from './json-schema.ts';

/** Marks keys that only the schedule reads: it removes them before a view sees the data. */
export const windowKey = 'x-window';

/** The parts of site.yaml whose entries can appear and disappear. */
const siteParts = ['nav', 'sideTab', 'widget', 'footer', 'social'];

/**
 * Adds the keys `from` and `until`, in place, to sections, to content entries except forms, to entries of lists that are
 * groups of keys, and to groups that ask for them with `x-scheduled`. Sample documents have none.
 */
export function addWindows(files: SchemaFile[]): void {
  for (const file of files) {
    const { path, schema } = file;
    if (path.startsWith('sections/')) addKeys(schema, file);
    if (path.startsWith('content/') && path !== 'content/forms.schema.json')
      addKeys(schema.additionalProperties as JsonSchema, file);
    const parts = /^(sections|content|page\.)/.test(path)
      ? [schema]
      : path === 'site.schema.json'
        ? siteParts.map((part) => schema.properties?.[part] ?? {})
        : [];
    for (const part of parts) walk(part, file, new Set());
  }

  function walk(schema: JsonSchema, file: SchemaFile, seen: Set<JsonSchema>): void {
    if (seen.has(schema) || schema['x-quoted'] === true || collectionOf(schema)) return;
    seen.add(schema);
    const { properties, additionalProperties, items } = schema;
    if (schema['x-scheduled'] === true || schema['x-kind'] === 'action') addKeys(schema, file);
    if (items) addKeys(items, file);
    for (const inner of [...Object.values(properties ?? {}), additionalProperties, items]) {
      if (typeof inner !== 'object' || inner === null) continue;
      const found = target(inner as JsonSchema, file);
      walk(found.schema, found.file, seen);
    }
  }

  function addKeys(schema: JsonSchema, file: SchemaFile): void {
    const { schema: group, file: owner } = target(schema, file);
    if (!group.properties || group.additionalProperties !== false || group['x-quoted'] === true) return;
    const common =
      owner.path === 'common.schema.json'
        ? ''
        : `${'../'.repeat(owner.path.split('/').length - 1)}common.schema.json`;
    for (const [key, description] of Object.entries(keys))
      group.properties[key] ??= { $ref: `${common}#/$defs/moment`, description, [windowKey]: true };
  }

  function target(schema: JsonSchema, file: SchemaFile): { schema: JsonSchema; file: SchemaFile } {
    if (!schema.$ref) return { schema, file };
    const found = resolveRef(schema.$ref, file.schema, files);
    return { schema: found.schema, file: files.find((one) => one.schema === found.file) ?? file };
  }
}

const keys = {
  from: 'When this first appears.',
  until: 'When this disappears; a day alone is included.',
};
