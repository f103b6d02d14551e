import { movedIds } from '../../diff/moved-ids.ts';

/** An item on both sides, by its positions. */
export interface Pair {
  from: number;
  to: number;
}

/** An item that moved, by positions afterward. */
interface Move {
  to: number;
  /** The item that follows, for one that moved up. */
  above?: number;
  /** The item before, for one that moved down. */
  below?: number;
}

/** The fewest moves that explain the new order of what is on both sides. @param pairs in any order */
export function movesBetween(pairs: readonly Pair[]): Move[] {
  const now = pairs.toSorted((a, b) => a.to - b.to);
  const id = ({ from }: Pair) => String(from);
  // From the end: where two moves explain the same order, the one up counts, because authors rather move things up.
  const old = now.toSorted((a, b) => b.from - a.from);
  const moved = movedIds(old.map(id), now.toReversed().map(id));
  return now.flatMap((pair, index): Move[] => {
    if (!moved.has(id(pair))) return [];
    const isUp = now.slice(index + 1).some((other) => !moved.has(id(other)) && other.from < pair.from);
    // A neighbor that moved as well says less about the place than one that stayed.
    const above = now.slice(index + 1).find((other) => !moved.has(id(other))) ?? now[index + 1];
    const below = now.slice(0, index).findLast((other) => !moved.has(id(other))) ?? now[index - 1];
    if ((isUp && above) || !below) return [{ to: pair.to, ...(above && { above: above.to }) }];
    return [{ to: pair.to, below: below.to }];
  });
}
