import type { Stretch } from './adler.ts';
import type { Bits } from './bit-writer.ts';

/** How bytes and runs of zeros are told: by bits, or while a code is made by themselves. */
export interface Vocabulary {
  bytes: Int32Array;
  /** By the length of the run; 0 where one word is not enough. */
  runs: Int32Array;
  longRuns: readonly Bits[][];
}

/** A filtered part of a row in the words of a vocabulary. */
export interface Told extends Stretch {
  words: Int32Array;
  count: number;
}

/** PNG's filter "Up": a row is told as what differs from the row above. */
const up = 2;

export function createTold(): Told {
  return { words: new Int32Array(4096), count: 0, length: 0, sum: 0, sums: 0 };
}

export interface RowPart {
  /** An empty row, then all rows of `stride` words of four bytes, of which `width` from `from` on belong to the part. */
  pixels: Int32Array;
  stride: number;
  from: number;
  width: number;
  /** Up to which word something may be seen; all of them unless given. */
  used?: number;
}

/** Tells a part of a row; the row's filter belongs to the first part. */
export function tellRow(part: RowPart, row: number, to: Told, by: Vocabulary): void {
  const { pixels, stride, from, width, used = width } = part;
  const { words } = to;
  const { bytes, runs } = by;
  const isFirst = from === 0;
  let count = 0;
  let run = 0;
  let sum = isFirst ? up : 0;
  let sums = sum;
  if (isFirst) words[count++] = bytes[up] as number;
  const above = row * stride + from;
  const start = above + stride;
  for (let word = 0; word < used; word++) {
    const now = pixels[start + word] as number;
    const before = pixels[above + word] as number;
    if (now === before) {
      run += 4;
      continue;
    }
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = ((now >>> shift) - (before >>> shift)) & 255;
      if (byte === 0) {
        run++;
        continue;
      }
      if (run > 0) {
        const told = runs[run] as number;
        if (told !== 0) words[count++] = told;
        else for (const piece of by.longRuns[run] as Bits[]) words[count++] = piece;
        sums += run * sum;
        run = 0;
      }
      words[count++] = bytes[byte] as number;
      sum += byte;
      sums += sum;
    }
  }
  run += (width - used) * 4;
  if (run > 0) {
    for (const piece of by.longRuns[run] as Bits[]) words[count++] = piece;
    sums += run * sum;
  }
  to.count = count;
  to.length = width * 4 + (isFirst ? 1 : 0);
  to.sum = sum;
  to.sums = sums;
}
