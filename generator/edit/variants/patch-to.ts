import { isObject } from '../../lib/is-object.ts';
import { sameData } from '../file/model.ts';

/** The merge patch (RFC 7386) that turns one value into another. Undefined is the absence of a value. */
export function patchTo(from: unknown, to: unknown): unknown {
  if (to === undefined) return null;
  if (!isObject(from) || !isObject(to)) return to;
  const changed = Object.entries(to).filter(([key, value]) => !sameData(from[key], value));
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return Object.fromEntries([
    ...changed.map(([key, value]) => [key, patchTo(from[key], value)]),
    ...removed.map((key) => [key, null]),
  ]);
}
