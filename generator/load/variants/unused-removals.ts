import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';

/**
 * Where a variant takes out what its base has not got: a name is misspelt there, and what was to go stays.
 * @param patch of the variant. @param path where both stand in the page
 */
export function emptyRemovals(base: unknown, patch: Record<string, unknown>, path: Path = []): Finding[] {
  const there = isObject(base) ? base : {};
  return Object.entries(patch).flatMap(([key, value]) => {
    if (isObject(value))
      return emptyRemovals(Object.hasOwn(there, key) ? there[key] : {}, value, [...path, key]);
    if (value !== null || Object.hasOwn(there, key)) return [];
    const known = Object.keys(there);
    return [finding('NothingToRemove', { key, known, nearest: nearest(key, known) }, [...path, key], 'key')];
  });
}
