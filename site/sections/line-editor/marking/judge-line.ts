import { notPassive } from './english.ts';
import { wordsOf } from './find-phrases.ts';
import { smallWords } from './small-words.ts';

/** What a text is, if it is not a line of an English resume. */
export type NotALine = 'unreadable' | 'language' | 'list';

// cspell:disable-next-line
const keyboardRun = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb/u;
/** A question, a greeting, or a placeholder. */
const smallTalk =
  /\?\s*$|\blorem ipsum\b|^(?:hi|hello|hey|what|why|how|who|please|thanks|thank you|test)\b/iu;

/** Judges a text before the editor reads it. Undefined for a line worth marking. */
export function judgeLine(line: string): NotALine | undefined {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const visible = line.match(/\S/gu)?.length ?? 0;
  if (letters < visible * 0.5) return 'unreadable';
  const latin = line.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.5) return 'language';
  const words = wordsOf(line).map(({ text }) => text);
  if (smallTalk.test(line) || !isPlausible(words)) return 'unreadable';
  if (isForeign(words)) return 'language';
  return isList(line, words) ? 'list' : undefined;
}

function isPlausible(words: readonly string[]): boolean {
  if (words.length > 1 && new Set(words.map((word) => word.toLowerCase())).size === 1) return false;
  const plausible = words.filter((word) => {
    const plain = word.toLowerCase().normalize('NFD');
    if (/\d/u.test(word) || (word === word.toUpperCase() && word.length <= 5)) return true;
    return (
      /[aeiouy]/u.test(plain) &&
      !/(.)\1{3}/u.test(plain) &&
      !/[^aeiouy\p{N}'’-]{6}/u.test(plain) &&
      !keyboardRun.test(plain)
    );
  });
  return plausible.length >= words.length * 0.6;
}

function isForeign(words: readonly string[]): boolean {
  const count = (language: string) => {
    const small = new Set(smallWords[language]);
    return words.filter((word) => small.has(word.toLowerCase())).length;
  };
  const english = count('english');
  const foreign = Math.max(...Object.keys(smallWords).map((name) => (name === 'english' ? 0 : count(name))));
  const accented = words.filter((word) => /[^\p{ASCII}‘’]/u.test(word)).length;
  return (
    (foreign >= 2 && foreign > english) ||
    (english === 0 && ((foreign >= 1 && accented >= 1) || accented >= Math.max(2, words.length * 0.3)))
  );
}

const adjectives = new Set(notPassive);

/** Skills, a job title, or an address: short parts between commas or bars, and no verb in the past. */
function isList(line: string, words: readonly string[]): boolean {
  if (/^(?:Bachelor|Master|Associate|Doctor)\b.{0,12}\bof\b/u.test(line)) return true;
  if (/\b(?:19|20)\d\d\s*[-–—]\s*(?:(?:19|20)\d\d|present|now)\s*$/iu.test(line) && words.length <= 10)
    return true;
  const parts = line.split(/\s*[,|;•·/–—]\s*|\s-\s/u).filter((part) => part !== '');
  const isVerb = (word: string) => /[^e]ed$/u.test(word) && !adjectives.has(word.toLowerCase());
  if (words.some(isVerb)) return false;
  const small = new Set(smallWords.english);
  const joints = words.filter((word) => word.toLowerCase() !== 'and' && small.has(word.toLowerCase())).length;
  return parts.length >= 3 && words.length <= parts.length * 2.5 && joints <= 1;
}
