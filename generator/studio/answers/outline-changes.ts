import { isDeepStrictEqual } from 'node:util';
import type { OutlineSection } from '../../../schema/api/studio/page.ts';
import { movedIds } from '../../diff/moved-ids.ts';
import { isObject } from '../../lib/is-object.ts';

/** The outline of a page, with what happened to each section since another state of the page. */
export function withChanges(
  outline: readonly OutlineSection[],
  data: Record<string, unknown> | null,
  published: Record<string, unknown> | null,
): OutlineSection[] {
  const before = sectionsOf(published);
  const now = sectionsOf(data);
  const moved = movedIds(
    Object.keys(before).filter((id) => Object.hasOwn(now, id)),
    Object.keys(now).filter((id) => Object.hasOwn(before, id)),
  );
  return outline.map((section) => {
    const { id } = section;
    if (published === null) return section;
    if (!Object.hasOwn(before, id)) return { ...section, change: 'added' };
    if (moved.has(id)) return { ...section, change: 'moved' };
    return isDeepStrictEqual(before[id], now[id]) ? section : { ...section, change: 'changed' };
  });
}

const sectionsOf = (data: Record<string, unknown> | null) => (isObject(data?.sections) ? data.sections : {});
