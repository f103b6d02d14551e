import { isDeepStrictEqual } from 'node:util';
import type { OutlineSection } from '../../../schema/api/studio/page.ts';
import { isObject } from '../../lib/is-object.ts';

/** The outline of a page, with what happened to each section since another state of the page. */
export function withChanges(
  outline: readonly OutlineSection[],
  data: Record<string, unknown> | null,
  published: Record<string, unknown> | null,
): OutlineSection[] {
  const before = sectionsOf(published);
  const now = sectionsOf(data);
  const moved = movedIds(Object.keys(before), Object.keys(now));
  return outline.map((section) => {
    const { id } = section;
    if (published === null) return section;
    if (!Object.hasOwn(before, id)) return { ...section, change: 'added' };
    if (moved.has(id)) return { ...section, change: 'moved' };
    return isDeepStrictEqual(before[id], now[id]) ? section : { ...section, change: 'changed' };
  });
}

const sectionsOf = (data: Record<string, unknown> | null) => (isObject(data?.sections) ? data.sections : {});

/** The fewest ids that have to move to get from one order to the other. */
function movedIds(before: readonly string[], now: readonly string[]): Set<string> {
  const kept = now.filter((id) => before.includes(id));
  const positions = kept.map((id) => before.indexOf(id));
  // The longest run of ids whose order stayed: for each id, the best run that ends with it.
  const runs: number[][] = [];
  for (const [index, position] of positions.entries()) {
    const best = runs
      .filter((run) => (positions[run.at(-1) ?? 0] ?? 0) < position)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    runs.push([...best, index]);
  }
  const longest = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
  return new Set(kept.filter((_, index) => !longest.includes(index)));
}
