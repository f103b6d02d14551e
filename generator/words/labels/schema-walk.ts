import {
  collectionOf,
  type JsonSchema,
  resolveRef,
  type SchemaFile,
  schemaAt,
} from '../../../schema/json-schema.ts';
import { isObject } from '../../lib/is-object.ts';

/** The schema of a value, with its references resolved. */
export interface SchemaNode {
  schema: JsonSchema;
  /** The schema file that it is in, which its references start from. */
  file: JsonSchema;
}

/** Goes down the schemas along with the data. */
export interface SchemaWalk {
  page: () => SchemaNode;
  site: () => SchemaNode;
  /** An entry of a content file. */
  entry: (collection: string) => SchemaNode;
  section: (type: unknown) => SchemaNode;
  /** The schema of the value at a key or an item; one without keywords where the schemas say nothing. */
  child: (node: SchemaNode, step: string | number, value: unknown) => SchemaNode;
}

export function createSchemaWalk(files: SchemaFile[]): SchemaWalk {
  const resolved = ({ schema, file }: SchemaNode): SchemaNode => {
    if (schema.$ref === undefined) return { schema, file };
    const { $ref, ...own } = schema;
    const target = resolved(resolveRef($ref, file, files));
    return { schema: { ...target.schema, ...own }, file: target.file };
  };
  const root = (path: string): SchemaNode => ({ schema: schemaAt(files, path), file: schemaAt(files, path) });
  const entry = (collection: string): SchemaNode => {
    const path = `content/${collection}.schema.json`;
    const { additionalProperties } = schemaAt(files, path);
    const schema = typeof additionalProperties === 'object' ? additionalProperties : {};
    return resolved({ schema, file: schemaAt(files, path) });
  };
  const section = (type: unknown) => root(`sections/${String(type)}.schema.json`);
  return {
    page: () => root('page.schema.json'),
    site: () => root('site.schema.json'),
    entry,
    section,
    child({ schema, file }, step, value) {
      const collection = collectionOf(schema);
      if (collection !== undefined && typeof step === 'number') return entry(collection);
      const { properties, items, additionalProperties } = schema;
      if (typeof step === 'string' && properties && Object.hasOwn(properties, step))
        return resolved({ schema: properties[step] ?? {}, file });
      if (schema['x-sections'] === true) return section(isObject(value) ? value.type : undefined);
      const inner = typeof step === 'number' ? items : additionalProperties;
      return resolved({ schema: typeof inner === 'object' ? inner : {}, file });
    },
  };
}
