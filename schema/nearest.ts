/**
 * The known name most similar to a mistyped one, or else the first that starts with it.
 * @returns undefined if more than a third of the letters differ (more than one in a short name)
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

/** The distinct known names, most similar to the mistyped one first. */
export function byNearness(name: string, known: Iterable<string>): string[] {
  const typed = name.toLowerCase();
  const distance = (other: string) => editDistance(typed, other.toLowerCase(), Number.POSITIVE_INFINITY);
  const names = [...new Set(known)].map((other) => ({ other, edits: distance(other) }));
  return names.sort((a, b) => a.edits - b.edits).map(({ other }) => other);
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions, and swaps of adjacent letters. Capped at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const at = (costs: number[], index: number) => costs[index] ?? limit;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      row.push(swapped ? Math.min(cost, at(beforeLast, j - 2) + 1) : cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
