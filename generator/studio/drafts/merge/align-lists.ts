import { diffLines } from '../../../edit/diff/line-diff.ts';
import { isObject } from '../../../lib/is-object.ts';

/**
 * Which item of a list became which one of another: equal items, also those that moved, and items that changed in place.
 * @returns for each item its position in the other list; -1 if it is gone
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): number[] {
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item) ?? ''));
  const positions = before.map(() => -1);
  const hunks = diffLines(old ?? [], now ?? []);
  let shift = 0;
  let kept = 0;
  for (const { from, to, end } of hunks) {
    for (; kept < from; kept++) positions[kept] = kept + shift;
    kept = to;
    shift = end - to;
  }
  for (; kept < before.length; kept++) positions[kept] = kept + shift;
  const taken = new Set(positions);
  const free = new Set(after.keys().filter((index) => !taken.has(index)));
  const take = (index: number, position: number) => {
    positions[index] = position;
    free.delete(position);
  };
  const gone = () => before.keys().filter((index) => positions[index] === -1);
  for (const index of [...gone()]) {
    const moved = [...free].find((position) => now?.[position] === old?.[index]);
    if (moved !== undefined) take(index, moved);
  }
  for (const { from, to, at, end } of hunks) {
    const left = [...gone()].filter((index) => index >= from && index < to);
    const right = [...free].filter((position) => position >= at && position < end);
    if (left.length === right.length) {
      for (const [order, index] of left.entries()) take(index, right[order] as number);
      continue;
    }
    for (const index of left) {
      const alike = right.find((position) => free.has(position) && isAlike(before[index], after[position]));
      if (alike !== undefined) take(index, alike);
    }
  }
  return positions;
}

/** Whether two groups of keys have a value in common that is not just a type or a switch. */
function isAlike(one: unknown, two: unknown): boolean {
  if (!isObject(one) || !isObject(two)) return false;
  return Object.entries(one).some(
    ([key, value]) => key !== 'type' && typeof value === 'string' && value === two[key],
  );
}
