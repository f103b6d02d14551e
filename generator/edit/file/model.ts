import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { EditError, pathText } from '../edit-error.ts';

/** The value at a path, without parsing; undefined where the path does not exist. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else if (isObject(value) && Object.hasOwn(value, String(step))) value = value[String(step)];
    else return undefined;
  }
  return value;
}

/** A copy of the data with the value at a path, whose parent exists. A new key or item comes last. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.toSpliced(Number(step), 1, withValue(data[Number(step)], rest, value));
  const entries = Object.entries(isObject(data) ? data : {});
  const at = entries.findIndex(([key]) => key === String(step));
  const entry: [string, unknown] = [String(step), withValue(entries[at]?.[1], rest, value)];
  // Entries, because assigning to the key `__proto__` would change the prototype.
  return Object.fromEntries(at < 0 ? [...entries, entry] : entries.with(at, entry));
}

/** A copy of the data without the entry at a path, which exists. */
export function withoutValue(data: unknown, path: Path): unknown {
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const group = valueAt(data, parent);
  const rest = Array.isArray(group)
    ? group.toSpliced(Number(last), 1)
    : Object.fromEntries(Object.entries(group as object).filter(([key]) => key !== String(last)));
  return withValue(data, parent, rest);
}

/**
 * A copy of a mapping with one more key.
 * @param order its keys as they are written: objects put keys that are numbers first
 */
export function withKey(
  group: Record<string, unknown>,
  order: readonly string[],
  { key, index, value }: { key: string; index: number; value: unknown },
): Record<string, unknown> {
  const entries = order.map((name): [string, unknown] => [name, group[name]]);
  return Object.fromEntries(entries.toSpliced(index, 0, [key, value]));
}

/** Whether two values are equal, including the order of keys, which is the order of sections on a page. */
export function sameData(one: unknown, two: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(two))
    return one.length === two.length && one.every((value, index) => sameData(value, two[index]));
  if (!isObject(one) || !isObject(two)) return Object.is(one, two);
  const keys = Object.keys(one);
  const others = Object.keys(two);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && sameData(one[key], two[key]))
  );
}

/** @throws EditError if YAML cannot contain the value */
export function checkValue(value: unknown, path: Path): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) checkValue(item, [...path, index]);
  else if (isObject(value) && isPlain(value))
    for (const [key, item] of Object.entries(value)) checkValue(item, [...path, key]);
  else if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
    throw new EditError(
      'value',
      path,
      `${pathText(path)}: YAML cannot contain a value of type ${typeof value}. Pass text, a number, true, false, null, a list, or a plain object.`,
    );
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
