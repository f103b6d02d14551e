import type { JsonSchema } from '../load-schemas.ts';

/** A text with a value of a row in it. What it becomes is known only to `check`. */
const rowValue = String.raw`\{\{`;

/** Keywords whose schemas decide which others apply. */
const conditions = new Set(['if', 'not', 'propertyNames']);
/** Keys that are read before the values of a row are filled in. */
const unfilled = new Set(['extends', 'matrix']);

/** Lets each pattern and each list of names accept a text with `{{city}}`, which a file with `matrix` can have in any of them. */
export function withRowValues<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withRowValues) as T;
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'pattern' && typeof value === 'string') return [key, `${rowValue}|${value}`];
      return [key, conditions.has(key) || unfilled.has(key) ? value : withRowValues(value)];
    }),
  ) as JsonSchema;
  if (!Array.isArray(schema.enum)) return schema as T;
  const { description } = schema;
  const filled = { type: 'string', pattern: rowValue, patternErrorMessage: schema.errorMessage };
  return { ...(description && { description }), anyOf: [schema, filled] } as T;
}
