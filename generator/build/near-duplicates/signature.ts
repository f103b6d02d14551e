import type { PreparedPage } from '../../../site/prepared-page.ts';

/** Numbers that estimate how similar two texts are: the share of equal ones is the share of phrases in both. */
export type Signature = Uint16Array;

export const signatureLength = 128;

/** Phrases of four words. */
const phraseWords = 4;

/** The hash functions, the same in every build. Factors must be odd. */
const factors = numbers(1, (value) => value | 1);
const offsets = numbers(1001, (value) => value);

/** Makes a function that signs the texts of a page, without those around its sections. Pages share sections, so each is signed once. */
export function createSigner(): (page: Pick<PreparedPage, 'head' | 'sections'>) => Signature {
  const known = new WeakMap<object, Uint32Array>();

  return ({ head, sections }) => {
    const smallest = new Uint32Array(signatureLength).fill(0xffffffff);
    addPhrases(smallest, head.title);
    addPhrases(smallest, head.description);
    for (const section of sections) {
      const ofSection = known.getOrInsertComputed(section, () => {
        const own = new Uint32Array(signatureLength).fill(0xffffffff);
        for (const text of textsIn(section.props)) addPhrases(own, text);
        return own;
      });
      for (let index = 0; index < signatureLength; index++)
        smallest[index] = Math.min(smallest[index] ?? 0, ofSection[index] ?? 0);
    }
    return Uint16Array.from(smallest, (value) => value ^ (value >>> 16));
  };
}

/** The texts in a prepared value. Those of one word are mostly names, ids, and addresses. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/\S\s+\S/.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

function addPhrases(smallest: Uint32Array, text: string): void {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = words.map(hashOf);
  const last = Math.max(0, hashes.length - phraseWords);
  for (let start = 0; start <= last; start++) {
    let phrase = 0;
    for (let word = start; word < start + phraseWords; word++)
      phrase = mixed(Math.imul(phrase, 31) ^ (hashes[word] ?? 0));
    for (let index = 0; index < signatureLength; index++) {
      const value = (Math.imul(phrase, factors[index] ?? 0) + (offsets[index] ?? 0)) >>> 0;
      if (value < (smallest[index] ?? 0)) smallest[index] = value;
    }
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash;
}

/** The last step of MurmurHash3, which spreads similar numbers. */
function mixed(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function numbers(start: number, edit: (value: number) => number): Uint32Array {
  return Uint32Array.from({ length: signatureLength }, (_, index) =>
    edit(mixed(Math.imul(start + index, 0x9e3779b9))),
  );
}
