import { isObject } from '../../lib/is-object.ts';
import type { Layout } from '../file/layout.ts';
import { houseText } from './house-style.ts';
import type { Rendered } from './rendered.ts';
import { constantText, quotedWhereNeeded } from './scalar-text.ts';

/** Values in brackets are written on one line if it is not longer. */
const maxWidth = 100;

/** Where a new value is written. */
export interface RenderPlace {
  layout: Layout;
  /** Columns before the key or dash. */
  indent: number;
  /** Whether the value follows a dash. */
  isItem: boolean;
}

/** Writes a new value outside of brackets: lists and mappings on lines of their own, unless they are short. */
export function renderBlock(value: unknown, place: RenderPlace): Rendered {
  const { layout, indent, isItem } = place;
  if (typeof value === 'string') return houseText(value, { layout, indent, inFlow: false });
  if (isBracketed(value, place)) return { head: renderFlow(value), body: '' };
  // The first key or dash of an item follows its dash.
  const step = isItem ? 2 : Array.isArray(value) ? layout.listStep : layout.step;
  const at = { layout, indent: indent + step };
  const lines = Array.isArray(value)
    ? value.map((item) => entryLines('-', renderBlock(item, { ...at, isItem: true }), at))
    : Object.entries(value as object).map(([key, item]) =>
        entryLines(`${renderKey(key)}:`, renderBlock(item, { ...at, isItem: false }), at),
      );
  const text = lines.join('');
  if (!isItem) return { head: '', body: text };
  const end = text.indexOf('\n');
  return { head: text.slice(indent + step, end).replace(/\r$/, ''), body: text.slice(end + 1) };
}

/** A key or dash with its value, on lines of their own. */
export function entryLines(
  lead: string,
  { head, body }: Rendered,
  { layout, indent }: Pick<RenderPlace, 'layout' | 'indent'>,
): string {
  return `${' '.repeat(indent)}${lead}${head === '' ? '' : ` ${head}`}${layout.eol}${body}`;
}

/** Writes a value in brackets, on one line. */
export function renderFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderFlow).join(', ')}]`;
  if (isObject(value)) {
    const pairs = Object.entries(value).map(([key, item]) => `${renderKey(key, true)}: ${renderFlow(item)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  if (typeof value === 'string') return quotedWhereNeeded(value, true);
  return constantText(value as number | boolean | null);
}

export const renderKey = (key: string, inFlow = false) => quotedWhereNeeded(key, inFlow);

/** Short lists of single values, and list items with short single values, are written in brackets. */
function isBracketed(value: unknown, { indent, isItem }: RenderPlace): boolean {
  if (!isObject(value) && !Array.isArray(value)) return true;
  const items = Object.values(value);
  if (items.length === 0) return true;
  if (items.some((item) => isObject(item) || Array.isArray(item) || String(item).includes('\n')))
    return false;
  return (Array.isArray(value) || isItem) && indent + renderFlow(value).length <= maxWidth;
}
