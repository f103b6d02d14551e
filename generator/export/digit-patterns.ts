/**
 * Regular expressions that together match a set of numbers, written with leading zeros, and no others: one for each first digit,
 * because a long alternative exceeds what an expression may hold.
 * @param digits of each number
 */
export function digitPatterns(numbers: readonly number[], digits: number): string[] {
  const texts = numbers.map((number) => String(number).padStart(digits, '0'));
  const byFirst = [...Map.groupBy(texts, (text) => text.charAt(0))].sort();
  return byFirst.map(([first, own]) => `^${first}${restOf(own.map((text) => text.slice(1)))}$`);
}

function restOf(texts: readonly string[]): string {
  const [first = ''] = texts;
  if (first === '') return '';
  if (texts.length === 10 ** first.length) return `[0-9]{${first.length}}`;
  if (first.length === 1) return texts.length === 1 ? first : `[${[...texts].sort().join('')}]`;
  const byFirst = [...Map.groupBy(texts, (text) => text.charAt(0))].sort();
  const parts = byFirst.map(([digit, own]) => digit + restOf(own.map((text) => text.slice(1))));
  return parts.length === 1 ? (parts[0] ?? '') : `(?:${parts.join('|')})`;
}
