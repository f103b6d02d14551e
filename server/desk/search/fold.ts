import { nationalDigits } from '../../leads/submission/fingerprint.ts';

/** Longer words are cut: databases limit the length of a word in an index. */
const maxWordLength = 60;

/**
 * Text as it is indexed and searched: words in lower case without accents, separated by single spaces. Both databases get the
 * same words, so they find the same leads.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, maxWordLength).join(''))
    .join(' ');
}

/** Fewer digits would match too many phone numbers. */
const minDigits = 4;

/** Every end of a phone number, so the start of any part of it finds the number. */
export function phoneWords(phone: string): string {
  const digits = digitsOf(phone).slice(0, 20);
  const ends = Array.from({ length: Math.max(0, digits.length - minDigits + 1) }, (_, at) =>
    digits.slice(at),
  );
  return ends.join(' ');
}

/**
 * The words that a search must find, each as the start of a word: `Dana wh` or `(813) 555`.
 * @returns an empty list if the text has no word
 */
export function searchWords(text: string): string[] {
  const digits = /^[\d\s()+./-]+$/.test(text.normalize('NFKC')) ? searchedDigits(text) : '';
  if (digits.length >= minDigits) return [digits];
  return [...new Set(fold(text).split(' ').filter(Boolean))];
}

/**
 * The digits of a phone number to search for, without the dial code: visitors also leave their number without it, and of those with
 * one, the end after it is a word as well.
 */
function searchedDigits(text: string): string {
  const typed = text.normalize('NFKC').trim();
  if (/^(\+1|1[\s(.-]|1(?=\d{10}$))/.test(typed)) return digitsOf(typed).slice(1);
  return typed.startsWith('+') ? nationalDigits(typed) : digitsOf(typed);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
