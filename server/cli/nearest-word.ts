/** The known word that a mistyped one most likely meant; undefined when none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const byDistance = known.map((word) => ({ word, far: distance(typed, word) }));
  const [best] = byDistance.sort((one, other) => one.far - other.far);
  return best && best.far <= Math.max(1, Math.ceil(typed.length / 3)) ? best.word : undefined;
}

/** How many letters must be put in, taken out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
