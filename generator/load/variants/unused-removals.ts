import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';

/**
 * Finds removals of keys that the base does not have, which are probably misspelled.
 * @param path the position of `base` and `patch` in the page
 */
export function unusedRemovals(base: unknown, patch: Record<string, unknown>, path: Path = []): Finding[] {
  const existing = isObject(base) ? base : {};
  return Object.entries(patch).flatMap(([key, value]) => {
    if (isObject(value))
      return unusedRemovals(Object.hasOwn(existing, key) ? existing[key] : {}, value, [...path, key]);
    if (value !== null || Object.hasOwn(existing, key)) return [];
    return [finding('NothingToRemove', { key, known: Object.keys(existing) }, [...path, key], 'key')];
  });
}
