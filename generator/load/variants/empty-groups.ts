import { type Document, isScalar, parseDocument } from 'yaml';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { yamlOptions } from '../syntax/yaml-issues.ts';

/** Whether nothing follows the colon of a key. YAML reads such a key as null, like one with null written out. */
export type IsEmptyKey = (path: Path) => boolean;

/** @param at position in the file of the keys that the paths start with */
export function createEmptyKeys(text: string, at: Path = []): IsEmptyKey {
  let document: Document | undefined;
  return (path) => {
    const key = RegExp.escape(String(path.at(-1)));
    // Parsing is slow, and most removals write null out.
    if (!new RegExp(`\\b${key}["']?:[ \\t]*(?:#.*)?(?:\\r?$|[,}])`, 'm').test(text)) return false;
    document ??= parseDocument(text, yamlOptions);
    const value = document.getIn([...at, ...path], true);
    return value === null || (isScalar(value) && value.source === '');
  };
}

/**
 * Leaves out empty keys that would remove a group of keys from the base, such as a whole section. Their authors deleted the
 * lines below such a key, or have not written them yet.
 */
export function withoutEmptyGroups(
  base: unknown,
  patch: Record<string, unknown>,
  isEmptyKey: IsEmptyKey,
  path: Path = [],
): { patch: Record<string, unknown>; findings: Finding[] } {
  const isSection = path.length === 1 && path[0] === 'sections';
  const findings: Finding[] = [];
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(patch)) {
    const old = isObject(base) && Object.hasOwn(base, key) ? base[key] : undefined;
    const at = [...path, key];
    // Null does not remove all sections; a new page has an empty `sections:`.
    const isRemoved = value === null && isObject(old) && at.join() !== 'sections';
    if (isRemoved && isEmptyKey(at)) {
      findings.push(finding('EmptyGroup', { key, isSection }, at, 'key'));
    } else if (isObject(value) && isObject(old)) {
      const inner = withoutEmptyGroups(old, value, isEmptyKey, at);
      kept[key] = inner.patch;
      findings.push(...inner.findings);
    } else kept[key] = value;
  }
  return { patch: findings.length > 0 ? kept : patch, findings };
}
