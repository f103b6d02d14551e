/** Keeps bytes in memory up to a limit and lets those go first that were asked for longest ago. */
export class BoundedCache {
  readonly #limitBytes: number;
  readonly #entries = new Map<string, Buffer>();
  #size = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Bytes held now. */
  get size(): number {
    return this.#size;
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#entries.get(key);
    if (bytes) {
      // A Map keeps the order of insertion: put back, it is the youngest.
      this.#entries.delete(key);
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  /** Bytes that would fill more than a quarter alone are not kept. */
  set(key: string, bytes: Buffer): void {
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
