import {
  collectionOf,
  itemSchema,
  type JsonSchema,
  resolveRef,
  type SchemaFile,
} from '../../../schema/load-schemas.ts';

/** The schema's limits for the length of a text. */
export interface TextRule {
  minLength?: number;
  maxLength?: number;
}

/** How to prepare a value, compiled once from its schema. Values that need no preparing have no plan. */
export type Plan =
  | ({ kind: 'text' | 'rich' } & TextRule)
  | { kind: 'image' | 'action'; text: TextRule }
  | { kind: 'form' }
  | { kind: 'content'; collection: string }
  | { kind: 'list'; item: Plan }
  | { kind: 'group'; keys: Map<string, Plan> }
  | { kind: 'map'; value: Plan };

/** Plans for section types (`sections/faqs`) and content entries (`content/faqs`), by schema path without its extension. */
export function compilePlans(files: SchemaFile[]): Map<string, Plan | undefined> {
  return new Map(
    files.map(({ path, schema }) => [
      path.replace('.schema.json', ''),
      planOf(itemSchema(files, path), schema, files),
    ]),
  );
}

function planOf(schema: JsonSchema, file: JsonSchema, files: SchemaFile[]): Plan | undefined {
  const kind = schema['x-kind'];
  const collection = collectionOf(schema);
  if (collection) return { kind: 'content', collection };
  if (kind === 'text' || kind === 'rich') return { kind, ...textRule(schema) };
  if (kind === 'image') return { kind, text: textRule(schema.properties?.alt) };
  if (kind === 'action') return { kind, text: textRule(schema.properties?.label) };
  if (kind === 'form') return { kind };
  if (schema.$ref) {
    const target = resolveRef(schema.$ref, file, files);
    return planOf(target.schema, target.file, files);
  }
  if (schema.items) {
    const item = planOf(schema.items, file, files);
    return item && { kind: 'list', item };
  }
  if (schema.properties) {
    const keys = new Map<string, Plan>();
    for (const [key, value] of Object.entries(schema.properties)) {
      const plan = planOf(value, file, files);
      if (plan) keys.set(key, plan);
    }
    return keys.size > 0 ? { kind: 'group', keys } : undefined;
  }
  if (typeof schema.additionalProperties === 'object') {
    const value = planOf(schema.additionalProperties, file, files);
    return value && { kind: 'map', value };
  }
  return undefined;
}

function textRule({ minLength, maxLength }: TextRule = {}): TextRule {
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}
