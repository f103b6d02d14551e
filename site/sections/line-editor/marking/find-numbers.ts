import { namedFigures, numberWords } from './english.ts';
import { phraseFinder, type Span } from './find-phrases.ts';

const findNumberWords = phraseFinder(numberWords);
const year = /^(?:19|20)\d\d$/u;
/** A figure, with a unit at most: not the digits of B2B, S3, or W-2. */
const figure =
  /(?<![\p{L}\p{N}]|\p{L}-)[$€£]?\d[\d,.]*(?:\s?%|\+|[kKmMbBxX]\b|(?:st|nd|rd|th|s)\b)?(?![\p{L}\p{N}])/gu;

/** The numbers of a line that say how many or how much. Years and figures in names do not. */
export function findNumbers(line: string): Span[] {
  const text = line.replace(namedFigures, (name) => '_'.repeat(name.length));
  const figures = [...text.matchAll(figure)].filter(([match]) => !year.test(match.replace(/[.,]+$/u, '')));
  return [
    ...figures.map(({ 0: match, index }) => ({ start: index, end: index + match.length, text: match })),
    ...findNumberWords(line),
  ];
}
