import type { EncodedPart } from '../render/page-writer.ts';

/** HTML as pages are put together from it; what pages share is the same object. */
export type PagePart = string | EncodedPart;

/** What a page is compared with. */
export interface Model {
  parts: ReadonlySet<PagePart>;
  /** Tags and texts of the whole page; worked out when they are first needed. */
  words?: Set<string>;
}

/** The parts of a page that its model does not have. */
export function newParts(parts: readonly PagePart[], model: Model): PagePart[] {
  return parts.filter((part) => !model.parts.has(part));
}

/** At most so many bytes stand in the parts. */
export function lengthOf(parts: readonly PagePart[], address: string): number {
  return parts.reduce(
    (sum, part) =>
      sum +
      (typeof part === 'string'
        ? part.length * 3
        : part.pieces.reduce((bytes, piece) => bytes + piece.length + address.length, 0)),
    0,
  );
}

/**
 * How much parts say that is nowhere in the model, in bytes. However well a page compresses, it cannot weigh more than
 * its model by more than this.
 */
export function newBytes(parts: readonly PagePart[], model: Model): number {
  model.words ??= new Set([...model.parts].flatMap(wordsOf));
  const known = model.words;
  const found = new Set(parts.flatMap(wordsOf).filter((word) => !known.has(word)));
  return [...found].reduce((sum, word) => sum + Buffer.byteLength(word) + perWord, 0);
}

/** What it takes to say where a new word belongs. */
const perWord = 4;

/** Tags, attributes and texts. */
function wordsOf(part: PagePart): string[] {
  const text =
    typeof part === 'string' ? part : part.pieces.map((piece) => Buffer.from(piece).toString()).join('');
  return text.split(/[<"]/);
}
