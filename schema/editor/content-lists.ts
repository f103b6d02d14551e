import {
  collectionNames,
  collectionOf,
  itemSchema,
  type JsonSchema,
  type SchemaFile,
  schemaAt,
} from '../load-schemas.ts';
import { localRefs } from './bundle.ts';
import type { FolderValues } from './folder-values.ts';
import { enumOf } from './references.ts';

/**
 * Replaces each list of references to content with one that knows the ids of its content file, and the entries that it can
 * contain in place: schemas cannot say which content file a reference is about.
 */
export function withContentLists(bundle: JsonSchema, files: SchemaFile[], values?: FolderValues): JsonSchema {
  const { contentRef } = schemaAt(files, 'common.schema.json').$defs ?? {};
  const allBut = localRefs((contentRef?.oneOf as JsonSchema[] | undefined)?.at(-1) ?? {});
  const added = Object.fromEntries(
    collectionNames(files).flatMap((name) => Object.entries(definitionsOf(name, files, allBut, values))),
  );
  return { ...bundle, $defs: { ...replace(bundle.$defs ?? {}), ...added } };
}

function replace<T>(node: T): T {
  if (Array.isArray(node)) return node.map(replace) as T;
  if (typeof node !== 'object' || node === null) return node;
  const collection = collectionOf(node as JsonSchema);
  if (!collection)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replace(value)])) as T;
  const { $ref: _ref, ...rest } = node as JsonSchema;
  return { ...rest, $ref: `#/$defs/list-${collection}` } as T;
}

/** @param allBut all entries but some */
function definitionsOf(name: string, files: SchemaFile[], allBut: JsonSchema, values?: FolderValues) {
  const choices = values?.content[name] ?? [];
  const file = `content/${name}.yaml`;
  const id: JsonSchema =
    choices.length > 0 ? enumOf(choices, `${file} has no entry with this id.`) : { $ref: '#/$defs/id' };
  const entry = localRefs(itemSchema(files, `content/${name}.schema.json`));
  const entryId = {
    description: 'The name by which an action on this page orders the entry, in lowercase letters.',
    $ref: '#/$defs/id',
  };
  const items = { anyOf: [{ $ref: `#/$defs/id-${name}` }, { $ref: `#/$defs/placed-${name}` }] };
  const forms = 'Write `all`, a list of ids, or `{ all: true, except: [...] }`.';
  // One type in a list: editors would replace the message with one of all types.
  const list = { type: ['array'], items, minItems: 1, uniqueItems: true, errorMessage: forms };
  const all = { const: 'all', description: `Every entry of ${file}, in its order.`, errorMessage: forms };
  const { properties = {} } = allBut;
  const except = { ...properties.except, items: { $ref: `#/$defs/id-${name}` } };
  // Editors report the first of several that fit equally badly.
  const anyOf = [list, all, { ...allBut, title: 'All except some', properties: { ...properties, except } }];
  return {
    [`id-${name}`]: id,
    [`placed-${name}`]: { ...entry, properties: { id: entryId, ...entry.properties } },
    [`list-${name}`]: { anyOf },
  };
}
