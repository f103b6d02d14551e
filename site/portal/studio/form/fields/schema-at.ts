import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { type JsonSchema, type SchemaFile, schemaAt } from '../../../../../schema/json-schema.ts';
import { isGroup, type Located, resolve } from './resolve.ts';

/** The value at a path, undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    const isThere = Array.isArray(value)
      ? typeof step === 'number'
      : isGroup(value) && Object.hasOwn(value, step);
    value = isThere ? (value as Record<string | number, unknown>)[step] : undefined;
  }
  return value;
}

/** The schema of a file of the folder, by its path there: a page, site.yaml, or a content file. */
export function rootSchema(file: string, files: SchemaFile[]): Located {
  const name = file.replace(/\.ya?ml$/, '');
  const path = name === 'site' || name.startsWith('content/') ? name : 'page';
  const schema = schemaAt(files, `${path}.schema.json`);
  return { schema, file: schema };
}

/** The schema of what a group or list has at a key or position; undefined if the schema does not know the key. */
export function stepInto(
  group: Located,
  step: string | number,
  value: unknown,
  files: SchemaFile[],
): Located | undefined {
  const { schema, file } = resolve(group, files);
  if (schema['x-sections'] === true) return sectionSchema(value, files);
  const { properties = {}, additionalProperties: others, items } = schema;
  const found =
    typeof step === 'number' ? items : Object.hasOwn(properties, step) ? properties[step] : others;
  return typeof found === 'object' ? { schema: found as JsonSchema, file } : undefined;
}

/** The schema of the value at a path in a file. */
export function schemaOf(file: string, path: Path, data: unknown, files: SchemaFile[]): Located | undefined {
  return path.reduce<Located | undefined>(
    (schema, step, index) => schema && stepInto(schema, step, valueAt(data, path.slice(0, index + 1)), files),
    rootSchema(file, files),
  );
}

function sectionSchema(section: unknown, files: SchemaFile[]): Located | undefined {
  const type = isGroup(section) ? section.type : undefined;
  const found = files.find(({ path }) => path === `sections/${type}.schema.json`);
  return found && { schema: found.schema, file: found.schema };
}
