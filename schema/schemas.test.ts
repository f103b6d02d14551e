import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, loadSchemas } from './load-schemas.ts';

const files = loadSchemas();
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv, ['email', 'uri', 'uuid']);
for (const { schema } of files) ajv.addSchema(schema);

interface Part {
  /** Its location: the schema's path and a JSON pointer. */
  at: string;
  schema: JsonSchema;
  isProperty: boolean;
}

/** Every subschema that describes a value in YAML or in a request. */
function partsOf({ schema, path }: (typeof files)[number]): Part[] {
  const parts: Part[] = [];
  const walk = (part: JsonSchema, pointer: string, isProperty: boolean) => {
    parts.push({ at: `${path}#${pointer}`, schema: part, isProperty });
    for (const [key, property] of Object.entries(part.properties ?? {}))
      walk(property, `${pointer}/properties/${inPointer(key)}`, true);
    for (const [key, def] of Object.entries(part.$defs ?? {}))
      walk(def, `${pointer}/$defs/${inPointer(key)}`, false);
    if (part.items) walk(part.items, `${pointer}/items`, false);
    if (typeof part.additionalProperties === 'object')
      walk(part.additionalProperties, `${pointer}/additionalProperties`, false);
  };
  walk(schema, '', false);
  return parts;
}

const inPointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

describe.each(files.map((file) => [file.path, file] as const))('%s', (path, file) => {
  const parts = partsOf(file);

  it('describes every property', () => {
    const undescribed = parts.filter(
      ({ schema, isProperty }) => isProperty && !schema.description?.endsWith('.'),
    );
    expect(undescribed.map(({ at }) => at)).toEqual([]);
  });

  it('gives every property a default or an example', () => {
    const bare = parts.filter(
      ({ schema, isProperty }) => isProperty && schema.default === undefined && !schema.examples?.length,
    );
    // The properties of an object have their own examples, and a constant is its own.
    const isShown = ({ schema }: Part) => schema.properties !== undefined || schema.const !== undefined;
    const isShared = ({ schema }: Part) => Boolean(schema.$ref) && hasExample(schema.$ref ?? '', path);
    expect(bare.filter((part) => !isShown(part) && !isShared(part)).map(({ at }) => at)).toEqual([]);
  });

  it('has valid examples and defaults', () => {
    const wrong = parts.flatMap(({ at, schema }) => {
      const given = [...(schema.examples ?? []), ...(schema.default === undefined ? [] : [schema.default])];
      if (given.length === 0) return [];
      const validate = ajv.compile({ $ref: `${file.schema.$id}#${at.split('#')[1]}` });
      return given
        .filter((value) => !validate(value))
        .map((value) => `${at}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`);
    });
    expect(wrong).toEqual([]);
  });

  // Requests can contain more than the server reads.
  it.skipIf(path.startsWith('api/'))('does not allow undescribed keys', () => {
    const open = parts.filter(
      ({ schema }) =>
        schema.type === 'object' && schema.properties && schema.additionalProperties === undefined,
    );
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  it('requires only described keys', () => {
    const unknown = parts.flatMap(({ at, schema }) =>
      (schema.required ?? []).filter((key) => !schema.properties?.[key]).map((key) => `${at}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Whether the target of a reference has an example or a default. */
function hasExample(ref: string, from: string): boolean {
  const [target = '', pointer = ''] = ref.split('#');
  const file = files.find(({ path }) => path.endsWith(target.split('/').at(-1) || from));
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<JsonSchema | undefined>((at, key) => at?.[key] as JsonSchema | undefined, file?.schema);
  return Boolean(schema?.examples?.length) || schema?.default !== undefined;
}
