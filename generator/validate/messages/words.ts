import type { JsonSchema } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { slug } from '../../lib/slug.ts';

/** Describes a value in a message: `the text "abc"`, `a list`, `the number 5`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

export function describeValue(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : kindOf(value);
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  null: 'nothing',
};

/** The types that a schema allows, as words for a message. */
export function typeInWords(schema: JsonSchema): string {
  const words = [schema.type ?? []].flat().map((type) => typeWords[type] ?? type);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}

/** Suggests what to type in place of a value of the wrong type: the author's own text converted, or an example. */
export function howToWrite(schema: JsonSchema, path: Path, value: unknown): string {
  if (path.includes('allow')) return howToAllow(schema, path);
  const last = path.at(-1);
  const lead = typeof last === 'number' ? '- ' : `${last ?? 'key'}: `;
  const example = exampleOf(schema);
  const types = [schema.type ?? []].flat();
  const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (value === null && types.includes('object') && !example)
    return 'Write its keys on the lines below, indented by two more spaces, or delete the line.';
  if (value === null && typeof last === 'number')
    return `Write an entry after the dash${example ? `, for example: ${lead}${example}` : ''}, or delete the dash.`;
  if (value === null)
    return `Add a value after "${String(last)}:"${example ? `, for example: ${lead}${example}` : ', or delete the line.'}`;
  if (types.includes('string') && typeof value === 'boolean' && example)
    return `Write some text, for example: ${lead}${example}`;
  if (types.includes('string') && isSimple) return `Put it in quotes: ${lead}"${value}"`;
  if (types.includes('string') && Array.isArray(value) && value.length === 1 && typeof value[0] === 'string')
    return `Write it without brackets or a dash: ${lead}${flow(value[0])}`;
  const inner = typeof last === 'number' ? undefined : onlyText(value);
  if (types.includes('string') && inner !== undefined) return `Write only the text: ${lead}${inner}`;
  if (types.includes('string') && typeof value === 'object')
    return `If this is plain text, put quotes around all of it${textOf(value)}. Outside quotes, a colon, {, or [ has a special meaning.`;
  const [list] = schema.examples ?? [];
  const entry: unknown = Array.isArray(list) ? list[0] : undefined;
  if (types.includes('array') && typeof value === 'string' && isObject(entry) && 'label' in entry)
    return `Write it like this, including what it does: ${lead}[{ label: ${flow(value)}, chat: true }]`;
  if (types.includes('array') && isObject(value) && isObject(entry) && flow(value).length < 100)
    return `Write a list, even for a single entry: ${lead}[${flow(value)}]`;
  if (types.includes('array') && isSimple)
    return `Write a list, even for a single entry: ${lead}${asList(value)}`;
  if (types.includes('boolean')) return `Write ${lead}true or ${lead}false.`;
  if (types.includes('number') || types.includes('integer'))
    return `Write just the number, without quotes, symbols, or units${example ? `: ${lead}${example}` : '.'}`;
  if (typeof value === 'string' && schema['x-kind'] === 'image')
    return `Write it like this: ${lead}{ src: ${flow(value)}, alt: What it shows }`;
  if (typeof value === 'string' && schema['x-kind'] === 'action')
    return `Write it like this, including what it does: ${lead}{ label: ${flow(value)}, chat: true }`;
  return example ? `Write it like this: ${lead}${example}` : `Write ${typeInWords(schema)} here.`;
}

/** How to write the reason for a warning, or the group of reasons. */
export function howToAllow(schema: JsonSchema, path: Path): string {
  const what =
    path.at(-1) === 'allow' ? 'After each name, say why it is intentional' : 'Say why it is intentional';
  return `${what}, in your own words, for example: ${String(path.at(-1))}: ${exampleOf(schema)}`;
}

/** `{ text: Come by. }` has one key too many, and `{booth}` is a fact without its dollar sign. */
function onlyText(value: unknown): string | undefined {
  const [[key = '', inner] = [], ...more] = isObject(value) ? Object.entries(value) : [];
  if (more.length > 0 || !/^[a-z]\w*$/.test(key)) return undefined;
  if (inner === null) return `\${${key}}`;
  return typeof inner === 'string' ? flow(inner) : undefined;
}

/** `Led: the move` without quotes parses as a group with one key; this restores the text. */
function textOf(value: object): string {
  const entries = Object.entries(value);
  const [key, inner] = entries[0] ?? [];
  if (Array.isArray(value) || entries.length !== 1 || typeof inner === 'object') return '';
  return `: ${JSON.stringify(`${key}: ${inner}`)}`;
}

/** Converts a single value to the intended list: `a, b`, or entries whose dashes are not followed by a space. */
export function asList(value: unknown): string {
  if (typeof value !== 'string') return `[${flow(value)}]`;
  const entries = value.split(/^-\s*|\s+-\s*|,\s*/).filter(Boolean);
  return `[${entries.map(flow).join(', ')}]`;
}

/** Converts a single value to the intended list of ids: `a b c`, or comma-separated names. */
export function asIds(written: string): string {
  const words = written.split(/[\s,;]+/).map((word) => word.replace(/^-+/, ''));
  const areIds = words.every((word) => word === '' || slug(word, '') === word);
  const entries = areIds ? words : written.split(/[,;]/).map((name) => slug(name, ''));
  return `[${entries.filter((id) => id !== '' && id !== 'and').join(', ')}]`;
}

/** The schema's first example as one line of flow-style YAML. */
export function exampleOf(schema: JsonSchema): string | undefined {
  const example = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  return example === undefined ? undefined : flow(example);
}

/** A value as one line of YAML. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${flow(item)}`)
      .join(', ')} }`;
  const text = String(value);
  return typeof value === 'string' &&
    /^$|[:#{}[\],&*!|>'"%@`\n]|^[\s?-]|\s$|^(true|false|null|~|[-+.]?\d.*)$/.test(text)
    ? JSON.stringify(text)
    : text;
}

/** A value as YAML, if it is short enough for a message. */
export const shortened = (text: string) => (text.length > 60 ? '…' : text);

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}
