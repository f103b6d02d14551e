/** A part of a line; offsets are UTF-16 units. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

/** Lower case, with straight apostrophes and with spaces instead of hyphens, at the same length. */
export const plainText = (text: string) => text.toLowerCase().replace(/[‘’]/gu, "'").replace(/[-‐‑]/gu, ' ');

/** The same with single spaces, to look up a phrase. */
export const phraseKey = (text: string) => plainText(text).replace(/\s+/gu, ' ').trim();

/** Makes a search for whole words, the longest phrase first. */
export function phraseFinder(phrases: readonly string[]): (line: string) => Span[] {
  if (phrases.length === 0) return () => [];
  const alternatives = [...phrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) =>
      phraseKey(phrase)
        .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
        .replaceAll(' ', '[\\s-]+'),
    );
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|'\\p{L})`,
    'giu',
  );
  return (line) =>
    [...line.replace(/[‘’]/gu, "'").replace(/[‐‑]/gu, '-').matchAll(pattern)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      text: line.slice(index, index + text.length),
    }));
}

export const overlaps = (one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>) =>
  one.start < other.end && other.start < one.end;

/** The words of a line. Numbers, prices, and words with apostrophes or hyphens count once. */
export function wordsOf(line: string): Span[] {
  return [...line.matchAll(/[\p{L}\p{N}$%][\p{L}\p{M}\p{N}$%'’.,/+-]*/gu)].map(({ 0: match, index }) => {
    const text = match.replace(/[.,'’/-]+$/u, '');
    return { start: index, end: index + text.length, text };
  });
}
