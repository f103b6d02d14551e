import { isDeepStrictEqual } from 'node:util';
import { movedIds } from '../../diff/moved-ids.ts';
import { isObject } from '../../lib/is-object.ts';

/**
 * Where two versions of a file differ, such as `sections.hero.headline`: as deep inside as keys go, and lists as a whole. A group
 * of keys that only moved counts as well.
 */
export function changedPaths(before: unknown, after: unknown, at: readonly string[] = []): string[] {
  if (!isObject(before) || !isObject(after)) return isDeepStrictEqual(before, after) ? [] : [at.join('.')];
  const common = (one: object, other: object) => Object.keys(one).filter((key) => Object.hasOwn(other, key));
  const moved = movedIds(common(before, after), common(after, before));
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const path = [...at, key];
    const inside = changedPaths(before[key], after[key], path);
    // The order of other keys means nothing.
    const isMoved = moved.has(key) && isObject(after[key]);
    return inside.length === 0 && isMoved ? [path.join('.')] : inside;
  });
}
