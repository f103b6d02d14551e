import { windowKey } from '../add-windows.ts';
import { allowKey, type JsonSchema } from '../load-schemas.ts';
import { code, describeValue, isShared, type Resolve } from './describe-value.ts';

const head = '| Key | Value | Required | Default | Description |\n| --- | --- | --- | --- | --- |';

/**
 * A table of a schema's keys, followed by one for each group of keys inside it.
 * @param path where the schema applies in the YAML, such as `draft.jobs`; empty for the root
 */
export function keyTables(schema: JsonSchema, resolve: Resolve, path = ''): string[] {
  // The reference explains `allow`, `from`, and `until` once, because most groups of keys can have them.
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([key, value]) => key !== allowKey && !(windowKey in value),
  );
  const rows = properties.map(([key, value]) =>
    row(key, value, schema.required?.includes(key) ?? false, resolve),
  );
  const inner = properties.flatMap(([key, value]) => {
    const group = groupIn(value, resolve);
    if (!group) return [];
    const location = path ? `${path}.${key}` : key;
    return [
      `**${group.each ? `Each entry of \`${location}\`` : `Inside \`${location}\``}.** ${prose(group.schema.description)}`,
      ...keyTables(group.schema, resolve, location),
    ];
  });
  return [[head, ...rows].join('\n'), ...inner];
}

/** Escapes a description, so Markdown shows the marks of rich text instead of applying them. */
export function prose(text = ''): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part, index) => (index % 2 ? part : part.replace(/[*_~<>[\]]/g, '\\$&')))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
}

function row(key: string, schema: JsonSchema, required: boolean, resolve: Resolve): string {
  const target = schema.$ref ? resolve(schema.$ref) : schema;
  const fallback = schema.default ?? (schema.$ref && !required ? target.default : undefined);
  const cells = [
    `\`${key}\``,
    describeValue(schema, resolve),
    required ? 'yes' : 'no',
    fallback === undefined || required ? '' : code(fallback),
    prose(schema.description ?? target.description),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The schema of a value, or of a list's entries, if it is a group of keys that needs its own table. */
function groupIn(schema: JsonSchema, resolve: Resolve): { schema: JsonSchema; each: boolean } | undefined {
  if (schema['x-kind'] || (schema.$ref && isShared(schema.$ref))) return undefined;
  if (schema.$ref) return groupIn(resolve(schema.$ref), resolve);
  if (schema.properties) return { schema, each: false };
  const item = schema.items && groupIn(schema.items, resolve);
  return item && { schema: item.schema, each: true };
}
