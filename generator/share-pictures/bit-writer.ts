/** Bits to write: their number above the lowest 16, which hold them. */
export type Bits = number;

export const bitsOf = (word: number, length: number): Bits => word | (length << 16);

const wordBits = 32;

/** Writes bits behind each other, lowest first, as DEFLATE wants them; in words of four bytes, as machines are quick with. */
export class BitWriter {
  words: Int32Array<ArrayBuffer>;
  /** Whole words so far, and the bits that do not make one yet. */
  #length = 0;
  #waiting = 0;
  #count = 0;

  /** @param capacity in words */
  constructor(capacity: number) {
    this.words = new Int32Array(capacity);
  }

  /** How many bits were written. */
  get position(): number {
    return this.#length * wordBits + this.#count;
  }

  /** @param words that are kept */
  reset(words: number): void {
    this.#length = words;
    this.#waiting = 0;
    this.#count = 0;
  }

  put(bits: Bits): void {
    const added = bits >> 16;
    const word = bits & 0xffff;
    this.#waiting |= word << this.#count;
    this.#count += added;
    if (this.#count < wordBits) return;
    this.words[this.#length++] = this.#waiting;
    this.#count -= wordBits;
    this.#waiting = word >>> (added - this.#count);
  }

  /** The same for the first `count` of a list. */
  putAll(list: Int32Array, count: number): void {
    const { words } = this;
    let length = this.#length;
    let waiting = this.#waiting;
    let waitingCount = this.#count;
    for (let index = 0; index < count; index++) {
      const bits = list[index] as number;
      const added = bits >> 16;
      const word = bits & 0xffff;
      waiting |= word << waitingCount;
      waitingCount += added;
      if (waitingCount < wordBits) continue;
      words[length++] = waiting;
      waitingCount -= wordBits;
      waiting = word >>> (added - waitingCount);
    }
    this.#length = length;
    this.#waiting = waiting;
    this.#count = waitingCount;
  }

  /** Adds bits that another writer wrote, which was closed. */
  copy({ words: source }: BitWriter, from: number, to: number): void {
    const { words } = this;
    const shift = from % wordBits;
    const count = this.#count;
    let index = Math.floor(from / wordBits);
    let length = this.#length;
    let waiting = this.#waiting;
    for (let whole = Math.floor((to - from) / wordBits); whole > 0; whole--) {
      let word = source[index++] as number;
      if (shift > 0) word = (word >>> shift) | ((source[index] as number) << (wordBits - shift));
      words[length++] = waiting | (word << count);
      waiting = count === 0 ? 0 : word >>> (wordBits - count);
    }
    this.#length = length;
    this.#waiting = waiting;
    for (let left = (to - from) % wordBits; left > 0; ) {
      const added = Math.min(left, 16);
      const at = to - left;
      const place = Math.floor(at / wordBits);
      const low = (source[place] as number) >>> (at % wordBits);
      const high = at % wordBits === 0 ? 0 : (source[place + 1] as number) << (wordBits - (at % wordBits));
      this.put(bitsOf((low | high) & ((1 << added) - 1), added));
      left -= added;
    }
  }

  /** Makes the last bits ready to be read: they are in the word behind the whole ones, and zeros behind them. */
  close(): void {
    this.words[this.#length] = this.#waiting;
    this.words[this.#length + 1] = 0;
  }

  /** What was written, closed, in as little room as it takes. */
  closed(): BitWriter {
    this.close();
    const copy = new BitWriter(0);
    copy.words = this.words.slice(0, this.#length + 2);
    copy.#length = this.#length;
    copy.#count = this.#count;
    return copy;
  }
}
