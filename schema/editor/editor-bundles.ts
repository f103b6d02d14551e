import { collectionNames, type JsonSchema, type SchemaFile, sectionTypes } from '../load-schemas.ts';
import { createPatches } from './patch-schemas.ts';

/**
 * Self-contained schemas for editors: one for pages, one for site.yaml, one for each content file.
 * Every reference points inside the bundle, so that an editor needs no other file.
 * @returns path below schema/ -> schema
 */
export function editorBundles(files: SchemaFile[]): Map<string, JsonSchema> {
  const bundles = new Map<string, JsonSchema>();
  bundles.set('generated/page.schema.json', pageBundle(files));
  for (const path of [
    'site.schema.json',
    ...collectionNames(files).map((name) => `content/${name}.schema.json`),
  ]) {
    bundles.set(`generated/${path}`, bundle(files, path, [path]));
  }
  return bundles;
}

/**
 * The page's schema with every section type. A section is checked against its `type`. A variant (`extends`) may leave out
 * what its base has and take out what it does not want, so its keys are checked as changes are; a change that does not
 * say the type may have the keys of any.
 */
function pageBundle(files: SchemaFile[]): JsonSchema {
  const types = sectionTypes(files);
  const paths = types.map((type) => `sections/${type}.schema.json`);
  const page = bundle(files, 'page.schema.json', ['page.schema.json', ...paths]);
  const patches = createPatches(page.$defs ?? {});
  const typeWord = {
    description: 'Which kind of section this is.',
    enum: types,
    enumDescriptions: paths.map((path) => files.find((file) => file.path === path)?.schema.description),
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
    properties: { type: typeWord },
    allOf: byType((type) => ({ $ref: `#/$defs/sections-${type}` })),
  };
  const place = {
    after: { description: 'The id of the section that this one follows.', type: 'string' },
    before: { description: 'The id of the section that this one precedes.', type: 'string' },
  };
  const patchOfType = (type: string): JsonSchema => {
    const changed = patches.of(page.$defs?.[`sections-${type}`] ?? {});
    return { ...changed, properties: { ...changed.properties, ...place } };
  };
  const anyKey = new Set([...types.flatMap((type) => Object.keys(patchOfType(type).properties ?? {}))]);
  const patch = {
    description: 'A change to a section of the base page, a new section, or null to leave the section out.',
    type: ['object', 'null'],
    properties: { type: typeWord, ...place },
    propertyNames: { enum: [...anyKey] },
    allOf: byType(patchOfType),
  };
  const { sections, extends: base, ...others } = page.properties ?? {};
  const { type: _type, minProperties: _least, ...sectionIds } = sections ?? {};
  const changes = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, patches.nullable(value)]),
  );
  return {
    ...page,
    required: undefined,
    // Which keys there are; what they hold depends on whether the page is a variant.
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

function bundle(files: SchemaFile[], root: string, paths: string[]): JsonSchema {
  const $defs: Record<string, JsonSchema> = {};
  for (const { path, schema } of files) {
    const used = path === 'common.schema.json' || paths.includes(path);
    if (!used) continue;
    for (const [name, def] of Object.entries(schema.$defs ?? {})) $defs[name] = localRefs(def);
    if (path !== root && path !== 'common.schema.json') $defs[keyOf(path)] = localRefs(withoutDefs(schema));
  }
  const main = files.find((file) => file.path === root)?.schema ?? {};
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...localRefs(withoutDefs(main)), $defs };
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
      if (key === '$ref') return [key, `#/$defs/${String(value).split('/').at(-1)}`];
      // The word of draft-07, which editors read.
      return [key === 'dependentRequired' ? 'dependencies' : key, localRefs(value)];
    }),
  ) as T;
}
