import { typeOf } from './resolve.ts';

/** A value as YAML, to read: quotes and line breaks can differ from those of the file. */
export function yamlText(value: unknown, indent = ''): string {
  const type = typeOf(value);
  if (type === 'array')
    return inLines(value as unknown[], (item) => `${indent}- ${nested(item, `${indent}  `)}`, '[]');
  if (type === 'object')
    return inLines(
      Object.entries(value as object),
      ([key, one]) =>
        `${indent}${key}:${isNested(one) ? `\n${yamlText(one, `${indent}  `)}` : ` ${yamlText(one)}`}`,
      '{}',
    );
  if (type !== 'string') return String(value);
  const text = value as string;
  return /^$|[:#'"\n{}[\]&*!|>%@`]|^[\s?-]|\s$/.test(text) ? JSON.stringify(text) : text;
}

const isNested = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** An item without the indentation of its first line, which follows the dash. */
const nested = (item: unknown, indent: string) =>
  isNested(item) ? yamlText(item, indent).slice(indent.length) : yamlText(item);

const inLines = <T>(items: readonly T[], line: (item: T) => string, empty: string) =>
  items.length === 0 ? empty : items.map(line).join('\n');
