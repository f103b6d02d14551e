/** A piece of a text, from one offset to another, and what it became. */
interface Change {
  from: number;
  to: number;
  inserted: string;
}

/**
 * The latest text, with what was typed in an earlier one before the latest was known. Of two insertions at one place, the typed one is
 * the second, and of two changes of one piece, both stay.
 */
export function withTyped(earlier: string, typed: string, latest: string): string {
  const own = changeOf(earlier, typed);
  const other = changeOf(earlier, latest);
  const isWider = own.from <= other.from && own.to >= other.to && own.from < own.to;
  // All that the other one changed was replaced.
  if (isWider) return typed;
  const shift = latest.length - earlier.length;
  const end = other.to + shift;
  const [from, to] =
    own.from >= other.to
      ? [own.from + shift, own.to + shift]
      : own.to <= other.from
        ? [own.from, own.to]
        : [end, end];
  return latest.slice(0, from) + own.inserted + latest.slice(to);
}

function changeOf(before: string, after: string): Change {
  const limit = Math.min(before.length, after.length);
  let from = 0;
  while (from < limit && before[from] === after[from]) from++;
  let tail = 0;
  while (tail < limit - from && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { from, to: before.length - tail, inserted: after.slice(from, after.length - tail) };
}
