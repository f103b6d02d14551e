/** Longer pastes are cut: a whole resume is shorter. */
const maxLength = 20_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  bull: '•',
};

/** Bullets, dashes, and numbers that start an item of a list. */
const bullet = /^(?:[\s•●▪◦‣·*–—>✓✔➢o-]+(?=\s)|\(?\d{1,2}[.)](?=\s)|[•●▪◦‣·✓✔➢])\s*/u;

/**
 * The lines of what was pasted, as plain text: without tags, bullets, and invisible characters. A line that a PDF wrapped is
 * one again.
 */
export function cleanPaste(pasted: string): string[] {
  const text = pasted
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z][^>]{0,500}>/giu, '')
    .replace(/&(\w+);/gu, (all, name: string) => entities[name] ?? all)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu, '');
  const lines = text
    .split('\n')
    .map((line) => ({ hasBullet: bullet.test(line.trim()), text: tidy(line) }))
    .filter((line) => line.text !== '');
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continues =
      last !== undefined && !line.hasBullet && /^[\p{Ll}&]/u.test(line.text) && !/[.!?:]$/u.test(last);
    if (continues) joined[joined.length - 1] = `${last} ${line.text}`;
    else joined.push(line.text);
  }
  return joined;
}

const tidy = (line: string) =>
  line
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(bullet, '')
    .trim();
