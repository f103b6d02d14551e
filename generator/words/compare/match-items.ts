import { isObject } from '../../lib/is-object.ts';
import { ownWords } from '../labels/own-words.ts';
import type { Pair } from './moves.ts';

/** Which items of two lists are the same, by positions. */
export interface Matched {
  pairs: Pair[];
  /** Positions in the list before. */
  removed: number[];
  /** Positions in the list afterward. */
  added: number[];
}

/**
 * Finds the items of one list in another: first those that are equal, then those with the same id or the same words; what
 * is left between two of them was changed, if it is alike or there is as much of it on both sides.
 */
export function matchItems(old: readonly unknown[], now: readonly unknown[]): Matched {
  const pairs: Pair[] = [];
  const free = { old: new Set(old.keys()), now: new Set(now.keys()) };
  const pair = (from: number, to: number) => {
    pairs.push({ from, to });
    free.old.delete(from);
    free.now.delete(to);
  };
  for (const keyOf of [dataKey, nameKey]) {
    const places = Map.groupBy(free.old, (index) => keyOf(old[index]));
    for (const to of [...free.now]) {
      const key = keyOf(now[to]);
      const from = key === undefined ? undefined : places.get(key)?.shift();
      if (from !== undefined) pair(from, to);
    }
  }
  for (const { before, after } of gaps(pairs, free)) {
    if (before.length === after.length)
      for (const [index, to] of after.entries()) pair(before[index] ?? 0, to);
    else
      for (const to of after) {
        const from = before.find((one) => free.old.has(one) && isAlike(old[one], now[to]));
        if (from !== undefined) pair(from, to);
      }
  }
  return { pairs, removed: [...free.old], added: [...free.now] };
}

const dataKey = (value: unknown) => JSON.stringify(value);

/** A text by itself is no name: another text in its place is a change of it. */
function nameKey(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  return typeof value.id === 'string' ? `#${value.id}` : ownWords(value)?.words;
}

/** Runs of items without a match, between the same two items that have one. */
function gaps(pairs: readonly Pair[], free: { old: Set<number>; now: Set<number> }) {
  const toOld = new Map(pairs.map(({ from, to }) => [to, from]));
  const isMatched = new Set(pairs.map(({ from }) => from));
  const runs: { before: number[]; after: number[] }[] = [];
  for (const to of free.now) {
    if (free.now.has(to - 1)) {
      runs.at(-1)?.after.push(to);
      continue;
    }
    // What the run begins after; for a run at the top, the first item.
    const first = to === 0 ? 0 : (toOld.get(to - 1) ?? -1) + 1;
    const before: number[] = [];
    for (let from = first; free.old.has(from) && !isMatched.has(from); from++) before.push(from);
    runs.push({ before, after: [to] });
  }
  return runs;
}

/** Whether two items say much the same. */
function isAlike(one: unknown, two: unknown): boolean {
  const words = (value: unknown) =>
    new Set(
      JSON.stringify(value)
        ?.toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? [],
    );
  const [a, b] = [words(one), words(two)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common * 2 > Math.max(a.size, b.size);
}
