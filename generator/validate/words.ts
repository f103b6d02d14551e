import type { JsonSchema } from '../../schema/load-schemas.ts';

/** What a value is, for people: `the text "abc"`, `a list`, `a number`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `${value} (yes or no)`;
}

export function describeValue(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : kindOf(value);
}

/** What a schema asks for, for people. */
export function typeInWords(schema: JsonSchema): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of keys',
    null: 'nothing',
  };
  return [schema.type ?? []]
    .flat()
    .map((type) => words[type] ?? type)
    .join(' or ');
}

/** The schema's first example as one line of YAML flow. @param key put before it, when given */
export function exampleOf(schema: JsonSchema, key?: string): string | undefined {
  const example = schema.examples?.[0] ?? schema.default;
  if (example === undefined) return undefined;
  const text = flow(example);
  return key && !key.includes(' ') ? `${key}: ${text}` : text;
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${flow(item)}`)
      .join(', ')} }`;
  const text = String(value);
  return typeof value === 'string' &&
    /^$|[:#{}[\],&*!|>'"%@`]|^[\s?-]|\s$|^(true|false|null|\d.*)$/.test(text)
    ? JSON.stringify(text)
    : text;
}

function quoted(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
