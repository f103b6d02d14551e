/**
 * A map that forgets what was not used for long, so that memory does not grow with the number of pages. It keeps two
 * generations: what is asked for moves to the younger one, and when that is full the older one is forgotten.
 */
export class Lru<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #limit: number;

  /** @param most how many entries are kept at most; the half of them that was used last is always kept */
  constructor(most: number) {
    this.#limit = Math.max(1, Math.floor(most / 2));
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const before = this.#old.get(key);
    return before === undefined ? undefined : this.set(key, before);
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
