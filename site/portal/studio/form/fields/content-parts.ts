import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { type JsonSchema, type SchemaFile, schemaAt } from '../../../../../schema/json-schema.ts';
import { isGroup, type Located } from './resolve.ts';

/** How a section chooses entries of a content file. */
export type ContentMode = 'all' | 'except' | 'list';

export function contentMode(value: unknown): ContentMode {
  if (isGroup(value)) return 'except';
  return Array.isArray(value) ? 'list' : 'all';
}

/** The ids that a value names, with their paths in it, and the positions of entries that are written in place. */
export function contentParts(value: unknown): { ids: Path[]; written: number[] } {
  const positions = (list: unknown) => (Array.isArray(list) ? [...list.keys()] : []);
  if (isGroup(value))
    return { ids: [['all'], ...positions(value.except).map((index) => ['except', index])], written: [] };
  if (!Array.isArray(value)) return { ids: [[]], written: [] };
  return {
    ids: positions(value)
      .filter((index) => !isGroup(value[index]))
      .map((index) => [index]),
    written: positions(value).filter((index) => isGroup(value[index])),
  };
}

/** The schema of an entry that a page writes in place: its keys, and the id by which a button can order it. */
export function writtenEntry(collection: string, files: SchemaFile[]): Located {
  const file = schemaAt(files, `content/${collection}.schema.json`);
  const { properties, ...entry } = file.additionalProperties as JsonSchema;
  const id: JsonSchema = {
    $ref: '../common.schema.json#/$defs/id',
    description: 'The name by which a button on this page orders the entry, in lowercase letters.',
  };
  return { schema: { ...entry, properties: { id, ...properties } }, file };
}
