/** Code words of DEFLATE, ready to be written: bits turned around, as RFC 1951 (3.1.1) wants them. */
export interface Code {
  words: Uint32Array;
  lengths: Uint8Array;
}

/** A code in which frequent symbols are short, of 15 bits at most. Every symbol gets a word. */
export function createCode(counts: ArrayLike<number>): Code {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  for (let least = total / 16_384; ; least *= 2) {
    const lengths = lengthsOf(Array.from(counts, (count) => Math.max(count, least, 1e-9)));
    if (Math.max(...lengths) <= 15) return { lengths, words: wordsOf(lengths) };
  }
}

interface Node {
  weight: number;
  symbols: number[];
}

function lengthsOf(weights: number[]): Uint8Array {
  const lengths = new Uint8Array(weights.length);
  const nodes = weights.map((weight, symbol): Node => ({ weight, symbols: [symbol] }));
  const byWeight = (a: Node, b: Node) => b.weight - a.weight || (b.symbols[0] ?? 0) - (a.symbols[0] ?? 0);
  nodes.sort(byWeight);
  while (nodes.length > 1) {
    const [one, other] = [nodes.pop() as Node, nodes.pop() as Node];
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] as number) + 1;
    const joined = { weight: one.weight + other.weight, symbols };
    const place = nodes.findLastIndex((node) => byWeight(node, joined) <= 0) + 1;
    nodes.splice(place, 0, joined);
  }
  return lengths;
}

function wordsOf(lengths: Uint8Array): Uint32Array {
  const words = new Uint32Array(lengths.length);
  let word = 0;
  for (let length = 1; length <= 15; length++) {
    for (const [symbol, its] of lengths.entries())
      if (its === length) words[symbol] = reversed(word++, length);
    word <<= 1;
  }
  return words;
}

function reversed(word: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit++) turned |= ((word >> bit) & 1) << (length - 1 - bit);
  return turned;
}
