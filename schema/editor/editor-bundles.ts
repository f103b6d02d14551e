import {
  collectionNames,
  collectionOf,
  itemSchema,
  type JsonSchema,
  refName,
  type SchemaFile,
  schemaAt,
  sectionTypes,
} from '../load-schemas.ts';
import { createPatches } from './patch-schemas.ts';

/**
 * Self-contained schemas for editors: one for pages, one for site.yaml, and one for each content file. Every reference
 * points inside its bundle.
 * @returns schemas by path inside schema/generated/
 */
export function editorBundles(files: SchemaFile[]): Map<string, JsonSchema> {
  const content = collectionNames(files).map((name) => `content/${name}.schema.json`);
  const bundles = ['site.schema.json', ...content].map(
    (path) => [path, bundle(files, path, [path])] as const,
  );
  return new Map([['page.schema.json', pageBundle(files)] as const, ...bundles]);
}

/**
 * The page's schema with every section type. Sections are validated by their `type`. A variant (`extends`) can omit or
 * remove keys of its base, so its sections are validated as patches; a patch without a type can have the keys of any type.
 */
function pageBundle(files: SchemaFile[]): JsonSchema {
  const types = sectionTypes(files);
  const paths = types.map((type) => `sections/${type}.schema.json`);
  const page = withPlacedEntries(bundle(files, 'page.schema.json', ['page.schema.json', ...paths]), files);
  const patches = createPatches(page.$defs ?? {});
  const typeKey = {
    description: 'The kind of section.',
    enum: types,
    enumDescriptions: paths.map((path) => schemaAt(files, path).description),
  };
  const byType = (schemaOf: (type: string) => JsonSchema) =>
    types.map((type) => ({
      if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
      then: schemaOf(type),
    }));
  const whole = {
    type: 'object',
    required: ['type'],
    properties: { type: typeKey },
    allOf: byType((type) => ({ $ref: `#/$defs/sections-${type}` })),
  };
  const position = {
    after: { description: 'Places this section right after the one with this id.', type: 'string' },
    before: { description: 'Places this section right before the one with this id.', type: 'string' },
  };
  const patchOfType = (type: string): JsonSchema => {
    const changed = patches.of(page.$defs?.[`sections-${type}`] ?? {});
    return { ...changed, properties: { ...changed.properties, ...position } };
  };
  const anyKey = new Set([...types.flatMap((type) => Object.keys(patchOfType(type).properties ?? {}))]);
  const patch = {
    description: 'A change to a section of the base page, a new section, or null to remove the section.',
    type: ['object', 'null'],
    properties: { type: typeKey, ...position },
    propertyNames: { enum: [...anyKey] },
    allOf: byType(patchOfType),
  };
  const { sections, extends: base, ...others } = page.properties ?? {};
  const { type: _type, minProperties: _min, ...sectionIds } = sections ?? {};
  const changes = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, patches.nullable(value)]),
  );
  return {
    ...page,
    required: undefined,
    // Lists the keys; their values depend on whether the page is a variant.
    properties: Object.fromEntries(Object.keys(page.properties ?? {}).map((key) => [key, {}])),
    if: { required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
    then: {
      properties: {
        extends: base,
        ...changes,
        sections: { ...sectionIds, type: ['object', 'null'], additionalProperties: patch },
      },
    },
    else: {
      required: page.required,
      properties: {
        extends: base,
        ...others,
        sections: { ...sections, type: 'object', minProperties: 1, additionalProperties: whole },
      },
    },
    $defs: { ...page.$defs, ...patches.defs },
  };
}

/**
 * The page's sections with the entries that a list of references can contain in place: schemas cannot say which content
 * file a reference is about.
 */
function withPlacedEntries(page: JsonSchema, files: SchemaFile[]): JsonSchema {
  const placed = collectionNames(files).map((name): [string, JsonSchema] => {
    const entry = localRefs(itemSchema(files, `content/${name}.schema.json`));
    const id = {
      description: 'The name by which an action on this page orders the entry, in lowercase letters.',
      $ref: '#/$defs/id',
    };
    return [placedName(name), { ...entry, properties: { id, ...entry.properties } }];
  });
  const { contentRef } = schemaAt(files, 'common.schema.json').$defs ?? {};
  const allBut = localRefs((contentRef?.oneOf as JsonSchema[] | undefined)?.at(-1) ?? {});
  return { ...page, $defs: { ...withReferences(page.$defs ?? {}, allBut), ...Object.fromEntries(placed) } };
}

const placedName = (collection: string) => `placed-${collection}`;

/** Replaces each reference to content with one that knows its content file. */
function withReferences<T>(node: T, allBut: JsonSchema): T {
  if (Array.isArray(node)) return node.map((item) => withReferences(item, allBut)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const collection = collectionOf(node as JsonSchema);
  if (!collection)
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, withReferences(value, allBut)]),
    ) as T;
  const { $ref: _ref, ...rest } = node as JsonSchema;
  const item = { anyOf: [{ $ref: '#/$defs/id' }, { $ref: `#/$defs/${placedName(collection)}` }] };
  const list = { type: 'array', items: item, minItems: 1, uniqueItems: true };
  return { ...rest, anyOf: [{ const: 'all' }, list, allBut] } as T;
}

function bundle(files: SchemaFile[], root: string, paths: string[]): JsonSchema {
  const $defs: Record<string, JsonSchema> = {};
  for (const { path, schema } of files) {
    const used = path === 'common.schema.json' || paths.includes(path);
    if (!used) continue;
    for (const [name, def] of Object.entries(schema.$defs ?? {})) $defs[name] = localRefs(def);
    if (path !== root && path !== 'common.schema.json') $defs[keyOf(path)] = localRefs(withoutDefs(schema));
  }
  const main = localRefs(withoutDefs(schemaAt(files, root)));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...main, $defs };
}

const keyOf = (path: string) => path.replace('.schema.json', '').replace('/', '-');

function withoutDefs({ $defs: _defs, $id: _id, $schema: _schema, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

function localRefs<T>(node: T): T {
  if (Array.isArray(node)) return node.map(localRefs) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === '$ref') return [key, `#/$defs/${refName(String(value))}`];
      // Editors read draft-07, which calls it `dependencies`.
      return [key === 'dependentRequired' ? 'dependencies' : key, localRefs(value)];
    }),
  ) as T;
}
