/** Sums of numbers under keys that are objects; equal objects are one key. */
export class Tally<Key extends Readonly<Record<string, string | number>>, Count extends string> {
  readonly #rows = new Map<string, { key: Key; counts: Record<Count, number> }>();
  readonly #zero: Readonly<Record<Count, number>>;

  constructor(names: readonly Count[]) {
    this.#zero = Object.fromEntries(names.map((name) => [name, 0])) as Record<Count, number>;
  }

  get size(): number {
    return this.#rows.size;
  }

  add(key: Key, counts: Partial<Record<Count, number>>): void {
    const text = JSON.stringify(
      Object.keys(key)
        .sort()
        .map((name) => key[name]),
    );
    const row = this.#rows.getOrInsertComputed(text, () => ({ key, counts: { ...this.#zero } }));
    for (const [name, count] of Object.entries(counts)) row.counts[name as Count] += count as number;
  }

  /** In the order of their keys: transactions that change the same rows in the same order do not block each other. */
  rows(): (Key & Record<Count, number>)[] {
    return [...this.#rows]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { key, counts }]) => ({ ...key, ...counts }));
  }
}
