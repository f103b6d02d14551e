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
  const order = Object.keys(before).filter((id) => Object.hasOwn(now, id));
  const newOrder = Object.keys(now).filter((id) => Object.hasOwn(before, id));
  const moved = movedIds(order, newOrder);
  return outline.map((section) => {
    const { id } = section;
    if (published === null) return section;
    if (!Object.hasOwn(before, id)) return { ...section, change: 'added' };
    const isUp = newOrder.indexOf(id) < order.indexOf(id);
    if (moved.has(id)) return { ...section, change: isUp ? 'moved up' : 'moved down' };
    return isDeepStrictEqual(before[id], now[id]) ? section : { ...section, change: 'changed' };
  });
}

const sectionsOf = (data: Record<string, unknown> | null) => (isObject(data?.sections) ? data.sections : {});
