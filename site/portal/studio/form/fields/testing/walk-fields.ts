import type { Path } from '../../../../../../schema/api/studio/operation.ts';
import type { SchemaFile } from '../../../../../../schema/json-schema.ts';
import type { FormSource } from '../../edits/source.ts';
import { alternativeOf } from '../alternatives.ts';
import { contentParts, writtenEntry } from '../content-parts.ts';
import type { Control } from '../control.ts';
import { controlOf } from '../control-of.ts';
import { entriesOf, fieldsOf } from '../fields-of.ts';
import { isGroup, type Located } from '../resolve.ts';
import { rootSchema, stepInto, valueAt } from '../schema-at.ts';

/** A value that a form shows in a control of its own. */
export interface Leaf {
  path: Path;
  kind: Control['kind'];
  value: unknown;
}

/** Every value that the forms of a file show, as the form does it. */
export function walkFields({ file, data, page }: FormSource, files: SchemaFile[]): Leaf[] {
  const head = walk(rootSchema(file, files), data, []);
  if (page === undefined || !isGroup(data.sections)) return head;
  const sections = { schema: { 'x-sections': true }, file: {} };
  return [
    ...head,
    ...Object.entries(data.sections).flatMap(([id, section]) => {
      const schema = stepInto(sections, id, section, files);
      return schema ? walk(schema, section, ['sections', id]) : [];
    }),
  ];

  function walk(schema: Located, value: unknown, path: Path): Leaf[] {
    const control = controlOf(schema, value, files);
    const inner = (located: Located, key: string | number) =>
      walk(located, (value as Record<string | number, unknown>)[key], [...path, key]);
    switch (control.kind) {
      case 'group': {
        const { shown, targets, unknown } = fieldsOf({ schema, data: value, path }, files);
        const fields = [...shown, ...targets].filter((field) => field.value !== undefined);
        return [
          ...fields.flatMap((field) => inner(field.schema, field.key)),
          ...unknown.flatMap((one) => singles(one.value, one.path, 'unknown')),
        ];
      }
      case 'map':
        return entriesOf({ schema, data: value, path }, files).flatMap((field) =>
          inner(field.schema, field.key),
        );
      case 'list':
        return (value as unknown[]).flatMap((_item, index) => inner(control.item, index));
      case 'union': {
        const alternative = alternativeOf(control.alternatives, value);
        return alternative ? walk(alternative.schema, value, path) : [];
      }
      case 'content': {
        const { ids, written } = contentParts(value);
        const entry = writtenEntry(control.collection, files);
        return [
          ...ids.map((at): Leaf => ({ path: [...path, ...at], kind: 'content', value: valueAt(value, at) })),
          ...written.flatMap((index) => inner(entry, index)),
        ];
      }
      default:
        return singles(value, path, control.kind);
    }
  }
}

const singles = (value: unknown, path: Path, kind: Leaf['kind']): Leaf[] =>
  leavesOf(value, []).map((at) => ({ path: [...path, ...at], kind, value: valueAt(value, at) }));

/** The paths of all single values; of a group or list that is empty, its own. */
export function leavesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
