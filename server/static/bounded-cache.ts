/** A least recently used cache of bytes with a limit on their total size. Concurrent loads of one key share one result. */
export class BoundedCache {
  readonly #limitBytes: number;
  readonly #entries = new Map<string, NonSharedBuffer>();
  readonly #loading = new Map<string, Promise<NonSharedBuffer>>();
  #size = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** The bytes stored now. */
  get size(): number {
    return this.#size;
  }

  get(key: string): NonSharedBuffer | undefined {
    const bytes = this.#entries.get(key);
    if (bytes) {
      // A Map keeps insertion order, so this makes the entry the most recent one.
      this.#entries.delete(key);
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  /** @param isValid whether the loaded bytes can be stored under the key */
  async getOrLoad(
    key: string,
    load: () => Promise<NonSharedBuffer>,
    isValid: () => Promise<boolean>,
  ): Promise<NonSharedBuffer> {
    return this.get(key) ?? this.#loading.getOrInsertComputed(key, () => this.#load(key, load, isValid));
  }

  async #load(
    key: string,
    load: () => Promise<NonSharedBuffer>,
    isValid: () => Promise<boolean>,
  ): Promise<NonSharedBuffer> {
    try {
      const bytes = await load();
      if (await isValid()) this.set(key, bytes);
      return bytes;
    } finally {
      this.#loading.delete(key);
    }
  }

  /** Bytes that would take more than a quarter of the limit are not stored. */
  set(key: string, bytes: NonSharedBuffer): void {
    this.delete(key);
    if (bytes.byteLength > this.#limitBytes / 4) return;
    this.#entries.set(key, bytes);
    this.#size += bytes.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limitBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.byteLength ?? 0;
    this.#entries.delete(key);
  }
}
