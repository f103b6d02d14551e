import { fold } from '../search/fold.ts';

/** Characters of what was written about a lead that are searched; the latest count. */
const maxWords = 200_000;

/** @param words of `desk_leads` */
export function addWords(words: string, text: string): string {
  return `${words} ${fold(text)}`.trim().slice(-maxWords);
}
