import type { Path } from '../../errors/finding.ts';

/** The value of a key or a list position; undefined without one. */
export function insideOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

/** The value at a path; undefined without one. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(insideOf, value);
}
