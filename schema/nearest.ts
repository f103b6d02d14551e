/**
 * The known name that a mistyped one most likely means, or else the first that starts with it.
 * @returns undefined without a match: at most a third of the letters can differ, or one letter of a short name
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const typed = name.toLowerCase();
  let best: string | undefined;
  let limit = (name.length <= 5 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of names) {
    const distance = editDistance(typed, candidate.toLowerCase(), limit);
    if (distance < limit) {
      limit = distance;
      best = candidate;
    }
  }
  return best ?? names.find((candidate) => typed.length >= 3 && candidate.toLowerCase().startsWith(typed));
}

/** The distinct known names, those most similar to a mistyped one first. */
export function byNearness(name: string, known: Iterable<string>): string[] {
  const typed = name.toLowerCase();
  const distance = (other: string) => editDistance(typed, other.toLowerCase(), Number.POSITIVE_INFINITY);
  const names = [...new Set(known)].map((other) => ({ other, edits: distance(other) }));
  return names.sort((a, b) => a.edits - b.edits).map(({ other }) => other);
}

/** Damerau-Levenshtein distance: inserts, deletes, replacements, swaps of neighbors. Stops early at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const at = (costs: number[], index: number) => costs[index] ?? limit;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      row.push(swapped ? Math.min(cost, at(before, j - 2) + 1) : cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
