/** A run of lines that differ: `before.slice(from, to)` became `after.slice(at, end)`. */
export interface Hunk {
  from: number;
  to: number;
  at: number;
  end: number;
}

/** Lines with their line breaks; the last one may have none. */
export const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * A short list of line changes from one text to another: E. Myers, "An O(ND) Difference Algorithm and Its
 * Variations", Algorithmica 1 (1986), the greedy algorithm of figure 2. It is the shortest one unless more than a thousand lines differ.
 */
export function diffLines(before: readonly string[], after: readonly string[]): Hunk[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const limit = Math.min(before.length, after.length) - head;
  while (tail < limit && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  return hunksOf(commonPairs(old, now), old.length, now.length).map(({ from, to, at, end }) => ({
    from: from + head,
    to: to + head,
    at: at + head,
    end: end + head,
  }));
}

/** The algorithm takes memory and time for the square of the number of changed lines. */
const maxEdits = 1000;

/** The positions of lines that both texts have in common, in order: as many as possible, unless more than `maxEdits` lines differ. */
function commonPairs(old: readonly string[], now: readonly string[]): [number, number][] {
  if (old.length === 0 || now.length === 0) return [];
  const trace: Map<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let edits = 0; edits <= maxEdits; edits++) {
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOf(reached, diagonal, edits);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return walkBack(trace, reached, { old, now });
    }
    trace.push(reached);
    reached = next;
  }
  return uniquePairs(old, now);
}

/** The lines that both texts have exactly once, as far as they are in the same order. */
function uniquePairs(old: readonly string[], now: readonly string[]): [number, number][] {
  const places = uniquePlaces(now);
  const pairs: [number, number][] = [];
  for (const [line, x] of uniquePlaces(old)) {
    const y = places.get(line);
    if (y !== undefined && y > (pairs.at(-1)?.[1] ?? -1)) pairs.push([x, y]);
  }
  return pairs;
}

/** Line -> its position, for lines that occur once; in the order of the text. */
function uniquePlaces(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, line] of lines.entries())
    if (places.has(line)) repeated.add(line);
    else places.set(line, index);
  for (const line of repeated) places.delete(line);
  return places;
}

/** Where a diagonal starts after another edit: one line inserted, or one line removed. */
function startOf(reached: Map<number, number>, diagonal: number, edits: number): number {
  const above = reached.get(diagonal + 1) ?? -1;
  const left = reached.get(diagonal - 1) ?? -1;
  return diagonal === -edits || (diagonal !== edits && left < above) ? above : left + 1;
}

function walkBack(
  trace: Map<number, number>[],
  last: Map<number, number>,
  { old, now }: { old: readonly string[]; now: readonly string[] },
): [number, number][] {
  const pairs: [number, number][] = [];
  let x = old.length;
  let y = now.length;
  for (const [index, reached] of [...trace, last].entries().toArray().reverse()) {
    const diagonal = x - y;
    const start = startOf(reached, diagonal, index);
    while (x > start && x > 0 && y > 0) pairs.push([--x, --y]);
    const isInsertion =
      diagonal === -index ||
      (diagonal !== index && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));
    if (isInsertion) y--;
    else x--;
  }
  return pairs.reverse();
}

function hunksOf(pairs: [number, number][], oldLength: number, newLength: number): Hunk[] {
  const hunks: Hunk[] = [];
  let from = 0;
  let at = 0;
  for (const [x, y] of [...pairs, [oldLength, newLength] as const]) {
    if (x > from || y > at) hunks.push({ from, to: x, at, end: y });
    from = x + 1;
    at = y + 1;
  }
  return hunks;
}
