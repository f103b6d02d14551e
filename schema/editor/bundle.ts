import { type JsonSchema, refName, type SchemaFile, schemaAt } from '../load-schemas.ts';

/**
 * One schema with everything that it refers to, in draft-07, which editors read.
 * @param root the path of the schema
 * @param paths the schemas whose definitions it needs, besides the common ones
 */
export function bundle(files: SchemaFile[], root: string, paths: string[]): JsonSchema {
  const $defs: Record<string, JsonSchema> = {};
  for (const { path, schema } of files) {
    const used = path === 'common.schema.json' || paths.includes(path);
    if (!used) continue;
    for (const [name, def] of Object.entries(schema.$defs ?? {})) $defs[name] = localRefs(def);
    if (path !== root && path !== 'common.schema.json') $defs[keyOf(path)] = localRefs(withoutDefs(schema));
  }
  const main = localRefs(withoutDefs(schemaAt(files, root)));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...main, $defs };
}

const keyOf = (path: string) => path.replace('.schema.json', '').replace('/', '-');

function withoutDefs({ $defs: _defs, $id: _id, $schema: _schema, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

export function localRefs<T>(node: T): T {
  if (Array.isArray(node)) return node.map(localRefs) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === '$ref') return [key, `#/$defs/${refName(String(value))}`];
      // Editors read draft-07, which calls it `dependencies`.
      return [key === 'dependentRequired' ? 'dependencies' : key, localRefs(value)];
    }),
  ) as T;
}
