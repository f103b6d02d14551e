import { type JsonSchema, refName } from '../load-schemas.ts';

/** Derives the schema of a change from the schema of a whole: no key is required, and null removes a key. */
export interface Patches {
  of: (schema: JsonSchema) => JsonSchema;
  /** The schema of a change to a key's value. */
  nullable: (schema: JsonSchema) => JsonSchema;
  /** The definitions that the patches refer to, by name; complete once all patches are derived. */
  defs: Record<string, JsonSchema>;
}

/** @param whole the targets of references, by name */
export function createPatches(whole: Record<string, JsonSchema>): Patches {
  const defs: Record<string, JsonSchema> = {};

  /** Objects merge key by key, so required keys can come from the base. */
  function of(schema: JsonSchema): JsonSchema {
    const ofWhole = [
      'required',
      'oneOf',
      'if',
      'then',
      'else',
      'dependencies',
      'dependentSchemas',
      'minProperties',
    ];
    const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ofWhole.includes(keyword)));
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
    // Editors explain a key in the words of the alternative that fits.
    if ($ref) return { ...words, anyOf: [{ ...words, $ref: changeTo($ref) }, { type: 'null' }] };
    if (schema.type === 'object') return { ...of(schema), type: ['object', 'null'] };
    return { ...words, anyOf: [schema, { type: 'null' }] };
  }

  /** Lists and single values are replaced as a whole, so their schemas apply unchanged. */
  function changeTo(ref: string): string {
    const name = refName(ref);
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
