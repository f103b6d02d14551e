/** Small parts of sentences in American English. */

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `one`, `twelve`, `13`, `1,024`. */
export const numberWord = (count: number) => numbers[count] ?? count.toLocaleString('en-US');

/** `no sections`, `one section`, `14 sections`. @param noun in the singular */
export const counted = (count: number, noun: string) =>
  `${numberWord(count)} ${count === 1 ? noun : plural(noun)}`;

/** The plural of a noun, or of the last word of several. */
export function plural(noun: string): string {
  if (/(?<!a|e|o|u)y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of a regular plural. */
export function singular(noun: string): string {
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(noun)) return noun.replace(/es$/, '');
  return noun.replace(/([^s])s$/, '$1');
}

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `a, b, and c`; of more than `limit` words, the first ones and how many others there are. */
export function listed(words: readonly string[], limit = 3): string {
  if (words.length <= limit + 1) return lists.format(words);
  return lists.format([...words.slice(0, limit), `${numberWord(words.length - limit)} more`]);
}

/** With a small first letter, unless the first word is a name or an abbreviation. */
export const lowerFirst = (text: string) =>
  /^[A-Z](?:[a-z’'-]|\b)/.test(text) && !/^(?:Google|Meta|Tag Manager|I\b)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** With a period, unless the text ends like a sentence, possibly in quotes. */
export const sentence = (text: string) => (/[.?!…]”?$/.test(text) ? text : `${text}.`);

export const quoted = (text: string) => `“${text}”`;

/** At most `limit` characters, cut between words. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const space = head.lastIndexOf(' ');
  return `${head.slice(0, space > limit / 2 ? space : limit).replace(/[\s,;:–—-]+$/, '')}…`;
}
