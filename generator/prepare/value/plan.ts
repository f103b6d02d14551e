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
  /** A quotation or a sample document, which can contain any numbers. */
  quoted?: true;
  /** Parameters of the page's URL can be in it. */
  params?: true;
  /** What views show if the text is missing. */
  default?: string;
  /** The list of its section, by its key, that has the same text. */
  names?: string;
}

/** How to prepare a value, compiled once from its schema. Values that need no preparing have no plan. */
export type Plan =
  | ({ kind: 'text' | 'rich' } & TextRule)
  | { kind: 'image' | 'action' | 'contact-card'; text: TextRule }
  | { kind: 'form' | 'film' }
  /** A moment, which the schedule has replaced with what a view shows. */
  | { kind: 'moment' }
  | { kind: 'amount'; maximum?: number }
  | { kind: 'content'; collection: string }
  | { kind: 'list'; item: Plan }
  | { kind: 'group'; keys: Map<string, Plan>; rest?: Plan }
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

/** @param outer the schema of the value that contains it, or the reference to it */
function planOf(
  { 'x-quoted': isQuoted = false, ...schema }: JsonSchema,
  file: JsonSchema,
  files: SchemaFile[],
  outer: { quoted?: boolean; maximum?: number; text?: Pick<TextRule, 'default' | 'names'> } = {},
): Plan | undefined {
  const kind = schema['x-kind'];
  const quoted = isQuoted === true || outer.quoted === true;
  const maximum = schema.maximum ?? outer.maximum;
  const text = {
    ...outer.text,
    ...(typeof schema.default === 'string' && { default: schema.default }),
    ...(typeof schema['x-names'] === 'string' && { names: schema['x-names'] }),
  };
  const inner = (part: JsonSchema) => planOf(part, file, files, { quoted });
  const collection = collectionOf(schema);
  if (collection) return { kind: 'content', collection };
  if (kind === 'text' || kind === 'rich') return { kind, ...text, ...textRule(schema, quoted) };
  if (kind === 'image') return { kind, text: textRule(schema.properties?.alt, quoted) };
  if (kind === 'action') return { kind, text: textRule(schema.properties?.label, quoted) };
  if (kind === 'contact-card') return { kind, text: {} };
  if (kind === 'amount') return { kind, ...(maximum !== undefined && { maximum }) };
  if (kind === 'form' || kind === 'film' || kind === 'moment') return { kind };
  if (schema.$ref) {
    const target = resolveRef(schema.$ref, file, files);
    const more = maximum !== undefined && { maximum };
    return planOf(target.schema, target.file, files, { quoted, text, ...more });
  }
  if (schema.items) {
    const item = inner(schema.items);
    return item && { kind: 'list', item };
  }
  if (schema.properties) {
    const keys = new Map<string, Plan>();
    for (const [key, value] of Object.entries(schema.properties)) {
      const plan = inner(value);
      if (plan) keys.set(key, plan);
    }
    const { additionalProperties: others } = schema;
    const rest = typeof others === 'object' ? inner(others) : undefined;
    return keys.size > 0 || rest ? { kind: 'group', keys, ...(rest && { rest }) } : undefined;
  }
  if (typeof schema.additionalProperties === 'object') {
    const value = inner(schema.additionalProperties);
    return value && { kind: 'map', value };
  }
  return undefined;
}

function textRule({ minLength, maxLength, ...schema }: JsonSchema = {}, isQuoted = false): TextRule {
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...((isQuoted || schema['x-quoted'] === true) && { quoted: true }),
  };
}
