/** Sums of numbers by a key of several texts, such as a day and a page. */
export class Tally<Key extends Readonly<Record<string, string>>, Count extends string> {
  readonly #keys: readonly (keyof Key & string)[];
  readonly #zero: Readonly<Record<Count, number>>;
  readonly #rows = new Map<string, Key & Record<Count, number>>();

  /** @param keys in the order of the primary key, so rows that are next to each other are written together */
  constructor(keys: readonly (keyof Key & string)[], counts: readonly Count[]) {
    this.#keys = keys;
    this.#zero = Object.fromEntries(counts.map((name) => [name, 0])) as Record<Count, number>;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** @param key can have more properties, which are left out */
  add(key: Key, counts: Partial<Record<Count, number>>): void {
    const text = this.#keys.map((name) => key[name]).join('\0');
    const row = this.#rows.getOrInsertComputed(text, () => this.#newRow(key));
    for (const name in counts)
      row[name] = (row[name] + (counts[name] as number)) as (typeof row)[typeof name];
  }

  #newRow(key: Key): Key & Record<Count, number> {
    const own = Object.fromEntries(this.#keys.map((name) => [name, key[name]])) as unknown as Key;
    return { ...own, ...this.#zero };
  }

  /** In the order of their keys: transactions that change the same rows in the same order do not block each other. */
  rows(): (Key & Record<Count, number>)[] {
    return [...this.#rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}
