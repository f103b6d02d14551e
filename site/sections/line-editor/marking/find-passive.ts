import { notPassive, participles } from './english.ts';
import type { Span } from './find-phrases.ts';

const pattern =
  /(?<![\p{L}\p{N}'])(?:was|were|been|being|is|are|be|got)\s+(?:\p{L}+ly\s+)?(\p{L}+)(?![\p{L}'])/giu;
const excluded = new Set(notPassive);
const irregular = new Set(participles);

/** Verbs in the passive: "was implemented", "were being kept". */
export function findPassive(line: string): Span[] {
  return [...line.matchAll(pattern)].flatMap(({ 0: text, 1: verb = '', index }) => {
    const word = verb.toLowerCase();
    const isPassive = (irregular.has(word) || /[^e]ed$/u.test(word)) && !excluded.has(word);
    return isPassive ? [{ start: index, end: index + text.length, text }] : [];
  });
}
