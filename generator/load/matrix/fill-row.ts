import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { Lru } from '../../lib/lru.ts';
import { slug } from '../../lib/slug.ts';
import type { Row } from './matrix.ts';

const use = /\{\{([^{}\n|]*)\}\}/g;

/** The names in a text that are values of a row. Those with a bar are URL parameters; see `url-params.ts`. */
export function rowValuesIn(text: string): string[] {
  return text.includes('{{') ? Array.from(text.matchAll(use), ([, name = '']) => name.trim()) : [];
}

/** A value as part of an address: `St. Paul` -> `st-paul`. */
export function addressPart(value: string): string {
  const lower = value.toLowerCase();
  // Most values are such a word already.
  if (/^[a-z0-9]{1,50}$/.test(lower)) return lower;
  // An id cannot start with a digit, but an address can.
  return slug(`x ${lower}`, '').replace(/^x-?/, '');
}

/** Fills in an address of this site, or a text with links to it. */
export function fillText(text: string, valueFor: (name: string, written: string) => string): string {
  const put = (part: string, edit: (value: string) => string) =>
    part.replace(use, (written, name: string) => {
      const value = valueFor(name.trim(), written);
      return value === written ? written : edit(value);
    });
  if (/^\/(?!\/)/.test(text)) return put(text, addressPart);
  const linked = text.includes('](/')
    ? text.replace(/\]\(\/[^)\n]*\)/g, (link) => put(link, addressPart))
    : text;
  return put(linked, (value) => value);
}

/** The texts of a page that have values of a row, found once for all rows. */
interface Template {
  /** The columns that the value uses. */
  columns: readonly string[];
  /** Equal values of those columns give the same object, so the page's sections are prepared and rendered once for them. */
  filled: Lru<string, unknown>;
}

/**
 * Makes a function that puts the values of a row into the texts of a page. What has no such texts keeps its identity, and so
 * does what has the same values in two rows.
 * @param columns the columns of the table
 */
export function createRowFiller(columns: readonly string[]) {
  const templates = new WeakMap<object, Template>();

  function templateOf(value: object): Template {
    return templates.getOrInsertComputed(value, () => ({
      columns: [...new Set(Object.values(value).flatMap(columnsIn))],
      filled: new Lru<string, unknown>(200),
    }));
  }

  function columnsIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return rowValuesIn(value).filter((name) => columns.includes(name));
    return typeof value === 'object' && value !== null ? templateOf(value).columns : [];
  }

  function fill(value: unknown, row: Row): unknown {
    if (typeof value === 'string')
      return value.includes('{{') ? fillText(value, (name, written) => row[name] ?? written) : value;
    if (typeof value !== 'object' || value === null) return value;
    const template = templateOf(value);
    if (template.columns.length === 0) return value;
    const key = JSON.stringify(template.columns.map((name) => row[name]));
    const known = template.filled.get(key);
    if (known !== undefined) return known;
    const filled = Array.isArray(value)
      ? value.map((item) => fill(item, row))
      : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, row)]));
    return template.filled.set(key, filled);
  }

  return {
    /** The columns that a value uses. */
    columnsIn,
    fill: <Data extends object>(data: Data, row: Row) => fill(data, row) as Data,
  };
}

/** Texts that name a value which the rows do not have. */
export function unknownRowValues(data: unknown, known: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      for (const [written, inner = ''] of value.includes('{{') ? value.matchAll(use) : []) {
        const name = inner.trim();
        if (!known.includes(name))
          findings.push(
            finding('UnknownRowValue', { written, name, known: [...known] }, path, 'value', written),
          );
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    }
  };
  visit(data, []);
  return findings;
}
