import { type JsonSchema, type SchemaFile, sectionTypes } from '../load-schemas.ts';
import { anchorSchemas } from './anchor-schemas.ts';
import { bundle } from './bundle.ts';
import { withContentLists } from './content-lists.ts';
import type { FolderValues } from './folder-values.ts';
import { createPatches } from './patch-schemas.ts';
import { withValues } from './references.ts';
import { exactly, position, sectionSchemas } from './section-schemas.ts';

/** Keys that a variant never inherits, so it writes all of them. */
const ownKeys = new Set(['extends', 'experiment']);

/**
 * The page's schema with every section type. Sections are validated by their `type`. A variant (`extends`) can omit or
 * remove keys of its base, so its sections are validated as patches: those of a known base by their type there. A patch to a
 * section of an unknown base can have the keys of any type.
 */
export function pageBundle(files: SchemaFile[], values?: FolderValues): JsonSchema {
  const paths = sectionTypes(files).map((type) => `sections/${type}.schema.json`);
  const plain = bundle(files, 'page.schema.json', ['page.schema.json', ...paths]);
  const withLists = withContentLists(plain, files, values);
  const page = values ? withValues(withLists, values) : withLists;
  const patches = createPatches(page.$defs ?? {});
  const { whole, patch, added, defs } = sectionSchemas(files, page, patches);
  const { sections, ...others } = page.properties ?? {};
  const { type: _type, minProperties: _min, additionalProperties: _any, ...sectionIds } = sections ?? {};
  const changes = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, ownKeys.has(key) ? value : patches.nullable(value)]),
  );
  const bases = values?.bases ?? [];
  const known = bases.flatMap((base) => base.pages);
  const ofBase = bases.map(({ pages, sections: types }) => {
    const ids = Object.keys(types);
    const place = { properties: position(ids) };
    const changed = Object.entries(types).map(([id, type]): [string, JsonSchema] => [
      id,
      {
        description: `A change to this section of ${pages[0]} (${type}). null removes it.`,
        allOf: [{ $ref: `#/$defs/patch-${type}` }, place],
      },
    ]);
    const isNew = `${pages[0]} has no section with this id (Ctrl+Space lists them). A new section needs a type.`;
    const fresh = { allOf: [{ ...added, errorMessage: isNew }, place] };
    return {
      if: { properties: { extends: exactly(pages) } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
      then: {
        properties: { sections: { properties: Object.fromEntries(changed), additionalProperties: fresh } },
      },
    };
  });
  const ofOther = {
    if: { not: { properties: { extends: exactly(known) } } },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
    then: { properties: { sections: { additionalProperties: patch } } },
  };
  const anchors = anchorSchemas(values?.anchors ?? []);
  const { properties: _properties, required: _required, additionalProperties: _more, ...rest } = page;
  return {
    ...rest,
    if: { required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
    then: {
      properties: { ...changes, sections: { ...sectionIds, type: ['object', 'null'] } },
      additionalProperties: false,
      allOf: [...ofBase, ofOther, ...anchors.conditions],
    },
    else: {
      required: page.required,
      properties: {
        ...others,
        sections: { ...sections, type: 'object', minProperties: 1, additionalProperties: whole },
      },
      additionalProperties: false,
      ...(anchors.conditions.length > 0 && { allOf: anchors.conditions }),
    },
    $defs: { ...page.$defs, ...defs, ...patches.defs, ...anchors.defs },
  };
}
