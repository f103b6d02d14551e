/**
 * What differs between texts: each without the lines at its start and end that all of them have. A text that would be empty
 * keeps its last line, or first one.
 */
export function differingLines(texts: readonly string[]): string[] {
  const lines = texts.map((text) => text.split('\n'));
  const shortest = Math.min(...lines.map((one) => one.length));
  const isShared = (at: (one: string[]) => string | undefined) => new Set(lines.map(at)).size === 1;
  let start = 0;
  while (start < shortest - 1 && isShared((one) => one[start])) start++;
  let end = 0;
  while (end < shortest - start - 1 && isShared((one) => one.at(-1 - end))) end++;
  return lines.map((one) => one.slice(start, one.length - end).join('\n'));
}
