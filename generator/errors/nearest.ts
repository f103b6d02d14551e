/**
 * The known name that a mistyped one most likely meant, or the one of which it is the beginning.
 * @returns undefined when none is near: at most a third of the letters may differ, of a short name one
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const written = name.toLowerCase();
  let best: string | undefined;
  let least = (name.length <= 5 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of names) {
    const distance = editDistance(written, candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return (
    best ?? names.find((candidate) => written.length >= 3 && candidate.toLowerCase().startsWith(written))
  );
}

/** Known names, the ones most like a mistyped one first, each once. */
export function byNearness(name: string, known: Iterable<string>): string[] {
  const written = name.toLowerCase();
  const distance = (other: string) => editDistance(written, other.toLowerCase(), Number.POSITIVE_INFINITY);
  const names = [...new Set(known)].map((other) => ({ other, far: distance(other) }));
  return names.sort((a, b) => a.far - b.far).map(({ other }) => other);
}

/** Edits (insert, delete, replace, swap of neighbours) between two words; stops early at `limit`. */
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
