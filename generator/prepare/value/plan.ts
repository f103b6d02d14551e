import type { JsonSchema, SchemaFile } from '../../../schema/load-schemas.ts';

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
  const byId = new Map(files.map(({ schema }) => [schema.$id ?? '', schema]));
  const plans = new Map<string, Plan | undefined>();
  for (const { path, schema } of files) {
    const root = path.startsWith('content/') ? (schema.additionalProperties as JsonSchema) : schema;
    plans.set(path.replace('.schema.json', ''), planOf(root, schema, byId));
  }
  return plans;
}

function planOf(schema: JsonSchema, file: JsonSchema, byId: Map<string, JsonSchema>): Plan | undefined {
  const kind = schema['x-kind'];
  if (kind?.startsWith('content:')) return { kind: 'content', collection: kind.slice('content:'.length) };
  if (kind === 'text' || kind === 'rich') return { kind, ...textRule(schema) };
  if (kind === 'image') return { kind, text: textRule(schema.properties?.alt) };
  if (kind === 'action') return { kind, text: textRule(schema.properties?.label) };
  if (kind === 'form') return { kind };
  if (schema.$ref) {
    const target = resolveRef(schema.$ref, file, byId);
    return target && planOf(target.schema, target.file, byId);
  }
  if (schema.items) {
    const item = planOf(schema.items, file, byId);
    return item && { kind: 'list', item };
  }
  if (schema.properties) {
    const keys = new Map<string, Plan>();
    for (const [key, value] of Object.entries(schema.properties)) {
      const plan = planOf(value, file, byId);
      if (plan) keys.set(key, plan);
    }
    return keys.size > 0 ? { kind: 'group', keys } : undefined;
  }
  if (typeof schema.additionalProperties === 'object') {
    const value = planOf(schema.additionalProperties, file, byId);
    return value && { kind: 'map', value };
  }
  return undefined;
}

function textRule({ minLength, maxLength }: TextRule = {}): TextRule {
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}

/** Resolves a `$ref`. @param file the schema that contains it, the base of relative references */
export function resolveRef(
  ref: string,
  file: JsonSchema,
  byId: Map<string, JsonSchema>,
): { schema: JsonSchema; file: JsonSchema } | undefined {
  const url = new URL(ref, file.$id);
  const pointer = url.hash.slice(1);
  url.hash = '';
  const target = byId.get(url.href);
  if (!target) return undefined;
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<JsonSchema | undefined>((at, key) => at?.[key] as JsonSchema | undefined, target);
  return schema && { schema, file: target };
}
