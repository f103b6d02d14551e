/**
 * A cache of limited size that evicts entries that were not used recently. It has two generations: reading an entry moves it
 * to the younger one, and when that is full, the older one is dropped.
 */
export class Lru<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #limit: number;

  /** @param maxEntries the most recently used half of them is always kept */
  constructor(maxEntries: number) {
    this.#limit = Math.max(1, Math.floor(maxEntries / 2));
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const old = this.#old.get(key);
    return old === undefined ? undefined : this.set(key, old);
  }

  set(key: Key, value: Value): Value {
    this.#young.set(key, value);
    if (this.#young.size >= this.#limit) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    return value;
  }
}
