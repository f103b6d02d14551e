import { type Bits, type BitWriter, bitsOf } from './bit-writer.ts';
import { createCode } from './huffman.ts';
import type { Told, Vocabulary } from './tokens.ts';

const endOfBlock = 256;
const longestMatch = 258;

/** What a block of DEFLATE (RFC 1951) with a code of its own begins and ends with, and what its words are. */
export interface Deflater extends Vocabulary {
  begin: (to: BitWriter) => void;
  end: (to: BitWriter) => void;
}

/** Counts symbols, to make a code from. @param longestRun of zeros in one word */
export function createCounter(longestRun: number) {
  const counts = new Float64Array(286);
  counts[endOfBlock] = 1;
  /** Told by it, a byte is itself, and a run is 256 and its length. */
  const vocabulary: Vocabulary = {
    bytes: Int32Array.from({ length: 256 }, (_, byte) => byte),
    runs: Int32Array.from({ length: longestRun + 1 }, (_, run) => 256 + run),
    longRuns: Array.from({ length: longestRun + 1 }, (_, run) => [256 + run]),
  };
  return {
    counts,
    vocabulary,
    add({ words, count }: Told): void {
      for (const word of words.subarray(0, count)) {
        const symbols = word < 256 ? [word] : partsOf(word - 256).map((part) => matchOf(part).symbol);
        for (const symbol of symbols) counts[symbol] = (counts[symbol] as number) + 1;
      }
    },
  };
}

/** A run of zeros as DEFLATE tells it: a zero, and matches of what is one byte before; 1 is a zero by itself. */
function partsOf(run: number): number[] {
  const parts = [1];
  let left = run - 1;
  for (; left >= 3; left -= Math.min(left, longestMatch)) parts.push(Math.min(left, longestMatch));
  return [...parts, ...Array.from({ length: left }, () => 1)];
}

/** RFC 1951, 3.2.5. */
function matchOf(length: number): { symbol: number; extra: number; bits: number } {
  if (length === 1) return { symbol: 0, extra: 0, bits: 0 };
  if (length === longestMatch) return { symbol: 285, extra: 0, bits: 0 };
  if (length < 11) return { symbol: 254 + length, extra: 0, bits: 0 };
  const bits = 29 - Math.clz32(length - 3);
  const step = (length - 3) >> bits;
  return { symbol: 257 + bits * 4 + step, extra: (length - 3) & ((1 << bits) - 1), bits };
}

/** @param longestRun of zeros in one word */
export function createDeflater(counts: ArrayLike<number>, longestRun: number): Deflater {
  const { words, lengths } = createCode(counts);
  const wordOf = (symbol: number): Bits => bitsOf(words[symbol] ?? 0, lengths[symbol] ?? 0);
  const longRuns = Array.from({ length: longestRun + 1 }, (_, run) => (run === 0 ? [] : bitsOfRun(run)));

  function bitsOfRun(run: number): Bits[] {
    const pieces = partsOf(run).flatMap((part) => {
      const { symbol, extra, bits } = matchOf(part);
      // The distance's only code word is a single 0.
      return part === 1 ? [wordOf(0)] : [wordOf(symbol), bitsOf(extra, bits + 1)];
    });
    const joined: Bits[] = [];
    for (const piece of pieces) {
      const last = joined.at(-1) ?? 0;
      const length = last >> 16;
      if (joined.length === 0 || length + (piece >> 16) > 16) joined.push(piece);
      else
        joined[joined.length - 1] = bitsOf(
          (last & 0xffff) | ((piece & 0xffff) << length),
          length + (piece >> 16),
        );
    }
    return joined;
  }

  // The last block, with 286 lengths of code words and that of one distance, each told in four bits.
  const head = Int32Array.from([
    bitsOf(1 | (2 << 1) | (29 << 3), 13),
    bitsOf(15, 4),
    ...codeLengthOrder.map((symbol) => bitsOf(symbol < 16 ? 4 : 0, 3)),
    ...[...lengths, 1].map((length) => bitsOf(turned(length), 4)),
  ]);

  return {
    bytes: Int32Array.from({ length: 256 }, (_, byte) => wordOf(byte)),
    runs: Int32Array.from(longRuns, (pieces) => (pieces.length === 1 ? (pieces[0] ?? 0) : 0)),
    longRuns,
    begin: (to) => to.putAll(head, head.length),
    end(to) {
      to.put(wordOf(endOfBlock));
      to.close();
    },
  };
}

const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function turned(four: number): number {
  return ((four & 1) << 3) | ((four & 2) << 1) | ((four & 4) >> 1) | ((four & 8) >> 3);
}
