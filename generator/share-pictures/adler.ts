const modulus = 65_521;

/** A stretch of bytes as Adler-32 sees it: how many, their sum, and the sum of the sums up to each of them. */
export interface Stretch {
  length: number;
  sum: number;
  sums: number;
}

/** Adler-32 of bytes that are never put together: stretches are added by what is known of them. */
export class Adler implements Stretch {
  length = 0;
  sum: number;
  sums = 0;

  /** @param start 1 for the checksum of a file, 0 for a stretch */
  constructor(start: 0 | 1) {
    this.sum = start;
  }

  add({ length, sum, sums }: Stretch): void {
    this.sums = (this.sums + length * this.sum + sums) % modulus;
    this.sum = (this.sum + sum) % modulus;
    this.length += length;
  }

  get value(): number {
    return ((this.sums << 16) | this.sum) >>> 0;
  }
}

/** What stands between two beginnings of the same bytes. */
export function stretchBetween(short: Stretch, long: Stretch): Stretch {
  const length = long.length - short.length;
  const sum = (long.sum - short.sum + modulus) % modulus;
  const sums = (long.sums - short.sums - ((length * short.sum) % modulus) + 2 * modulus) % modulus;
  return { length, sum, sums };
}
