import { windowKey } from '../add-windows.ts';
import { allowKey, type JsonSchema } from '../load-schemas.ts';
import { code, describeValue, isShared, type Resolve } from './describe-value.ts';

const head = '| Key | Value | Required | Default | Description |\n| --- | --- | --- | --- | --- |';

/** The keys of a schema, or of a group of keys inside it. */
export interface KeyGroup {
  /** Where it applies in the YAML, such as `draft.jobs`; empty for the root. */
  path: string;
  /** Whether it describes each entry of a list or a map. */
  each: boolean;
  description: string;
  rows: KeyRow[];
}

/** A key as Markdown. */
export interface KeyRow {
  key: string;
  value: string;
  required: boolean;
  fallback: string;
  description: string;
}

/** A schema's keys, followed by the groups of keys inside it. */
export function keyGroups(
  schema: JsonSchema,
  resolve: Resolve,
  { path = '', each = false } = {},
): KeyGroup[] {
  // The reference explains `allow`, `from`, and `until` once, because most groups of keys can have them.
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([key, value]) => key !== allowKey && !(windowKey in value),
  );
  const rows = properties.map(([key, value]) =>
    row(key, value, schema.required?.includes(key) ?? false, resolve),
  );
  const inner = properties.flatMap(([key, value]) => {
    const group = groupIn(value, resolve);
    const place = path ? `${path}.${key}` : key;
    return group ? keyGroups(group.schema, resolve, { path: place, each: group.each }) : [];
  });
  return [{ path, each, description: prose(schema.description), rows }, ...inner];
}

/** A table of a schema's keys, followed by one for each group of keys inside it. */
export function keyTables(schema: JsonSchema, resolve: Resolve): string[] {
  return keyGroups(schema, resolve).flatMap((group) => {
    const table = [head, ...group.rows.map(tableRow)].join('\n');
    return group.path ? [`**${placeOf(group)}.** ${group.description}`, table] : [table];
  });
}

/** What a group of keys applies to, as Markdown. */
export function placeOf({ path, each }: Pick<KeyGroup, 'path' | 'each'>): string {
  return `${each ? 'Each entry of' : 'Inside'} \`${path}\``;
}

/** Escapes a description, so Markdown shows the marks of rich text instead of applying them. */
export function prose(text = ''): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part, index) => (index % 2 ? part : part.replace(/[*_~<>[\]]/g, '\\$&')))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
}

function row(key: string, schema: JsonSchema, required: boolean, resolve: Resolve): KeyRow {
  const target = schema.$ref ? resolve(schema.$ref) : schema;
  const fallback = schema.default ?? (schema.$ref && !required ? target.default : undefined);
  return {
    key,
    value: describeValue(schema, resolve),
    required,
    fallback: fallback === undefined || required ? '' : code(fallback),
    description: prose(schema.description ?? target.description),
  };
}

function tableRow({ key, value, required, fallback, description }: KeyRow): string {
  const cells = [`\`${key}\``, value, required ? 'yes' : 'no', fallback, description];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The schema of a value, or of the entries of a list or a map, if it is a group of keys that needs its own table. */
function groupIn(schema: JsonSchema, resolve: Resolve): { schema: JsonSchema; each: boolean } | undefined {
  if (schema['x-kind'] || (schema.$ref && isShared(schema.$ref))) return undefined;
  if (schema.$ref) return groupIn(resolve(schema.$ref), resolve);
  if (schema.properties) return { schema, each: false };
  const { additionalProperties: entry } = schema;
  const one = schema.items ?? (typeof entry === 'object' && entry.properties ? entry : undefined);
  const item = one && groupIn(one, resolve);
  return item && { schema: item.schema, each: true };
}
