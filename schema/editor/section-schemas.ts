import { type JsonSchema, type SchemaFile, schemaAt, sectionTypes } from '../load-schemas.ts';
import type { Patches } from './patch-schemas.ts';

export interface SectionSchemas {
  /** A section of a page that extends no other. */
  whole: JsonSchema;
  /** A change to a section of an unknown base, or a new section. */
  patch: JsonSchema;
  /** A new section of a variant. */
  added: JsonSchema;
  /** `patch-TYPE` is a change to a section of this type, `new-TYPE` a section that a variant adds. */
  defs: Record<string, JsonSchema>;
}

export function sectionSchemas(files: SchemaFile[], page: JsonSchema, patches: Patches): SectionSchemas {
  const types = sectionTypes(files);
  const typeKey = {
    description: 'The kind of section.',
    enum: types,
    enumDescriptions: types.map((type) => schemaAt(files, `sections/${type}.schema.json`).description),
    errorMessage: 'No type of section has this name. Ctrl+Space lists them.',
  };
  const byType = (prefix: string) =>
    types.map((type) => ({
      if: { type: 'object', properties: { type: exactly([type]) }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
      then: { $ref: `#/$defs/${prefix}-${type}` },
    }));
  const defs = Object.fromEntries(
    types.flatMap((type) => {
      const section = page.$defs?.[`sections-${type}`] ?? {};
      const changed = patches.of(section);
      const sameType = {
        const: type,
        description: 'The kind of section. A variant cannot change it.',
        errorMessage: `This section is of type ${type}. For another type, remove it (null) and add a section with a new id.`,
      };
      const properties = { ...changed.properties, type: sameType, ...position() };
      const added = { ...section, properties: { ...section.properties, ...position() } };
      return [
        [`patch-${type}`, { ...changed, type: ['object', 'null'], properties }],
        [`new-${type}`, added],
      ];
    }),
  );
  const anyKey = new Set(types.flatMap((type) => Object.keys(defs[`new-${type}`]?.properties ?? {})));
  const needsType = { type: 'object', required: ['type'] };
  return {
    whole: { ...needsType, properties: { type: typeKey }, allOf: byType('sections') },
    patch: {
      description: 'A change to a section of the base page, a new section, or null to remove the section.',
      type: ['object', 'null'],
      properties: { type: typeKey, ...position() },
      propertyNames: { enum: [...anyKey], errorMessage: 'No type of section has this key.' },
      allOf: byType('patch'),
    },
    added: { ...needsType, properties: { type: typeKey, ...position() }, allOf: byType('new') },
    defs,
  };
}

/** Where a variant's section goes. @param ids the sections to propose */
export function position(ids: string[] = []): Record<string, JsonSchema> {
  const id = {
    type: 'string',
    // Another section of the same file is valid, too.
    ...(ids.length > 0 && { defaultSnippets: ids.map((id) => ({ label: id, body: id })) }),
  };
  return {
    after: { description: 'Places this section right after the one with this id.', ...id },
    before: { description: 'Places this section right before the one with this id.', ...id },
  };
}

/** Matches these values. While an editor completes, it takes the start of an `enum` or a `const` for a match. */
export function exactly(values: string[]): JsonSchema {
  const escaped = values.map((value) => value.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&'));
  return { type: 'string', pattern: `^(?:${escaped.join('|')})$` };
}
