import type { JsonSchema } from '../load-schemas.ts';

/** Makes of the schema of a whole the schema of a change to it, where no key is required and null takes one out. */
export interface Patches {
  of: (schema: JsonSchema) => JsonSchema;
  /** The same for the value of a key. */
  nullable: (schema: JsonSchema) => JsonSchema;
  /** What the changes refer to, by name. Grows while they are made. */
  defs: Record<string, JsonSchema>;
}

/** @param whole the schemas that references of the form `#/$defs/name` mean */
export function createPatches(whole: Record<string, JsonSchema>): Patches {
  const defs: Record<string, JsonSchema> = {};

  /** Groups merge key by key; what must be there together may come from the base. */
  function of(schema: JsonSchema): JsonSchema {
    const {
      required: _required,
      oneOf: _oneOf,
      dependencies: _needs,
      minProperties: _least,
      ...rest
    } = schema;
    const { properties, additionalProperties } = schema;
    return {
      ...rest,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key, key === 'type' ? value : nullable(value)]),
        ),
      }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: nullable(additionalProperties),
      }),
    };
  }

  function nullable(schema: JsonSchema): JsonSchema {
    const { $ref, description, examples } = schema;
    const words = { ...(description && { description }), ...(examples && { examples }) };
    if ($ref) return { ...words, anyOf: [{ $ref: changeTo($ref) }, { type: 'null' }] };
    if (schema.type === 'object') return { ...of(schema), type: ['object', 'null'] };
    return { ...words, anyOf: [schema, { type: 'null' }] };
  }

  /** Lists and single values are replaced as a whole: they stay what they are. */
  function changeTo(ref: string): string {
    const name = ref.split('/').at(-1) ?? '';
    const target = whole[name];
    if (target?.type !== 'object') return ref;
    const change = `change-of-${name}`;
    if (!defs[change]) {
      defs[change] = {};
      defs[change] = of(target);
    }
    return `#/$defs/${change}`;
  }

  return { of, nullable, defs };
}
