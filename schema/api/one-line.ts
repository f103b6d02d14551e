/**
 * A text of somebody else's as one line: without control characters and broken letters, blanks joined, and cut.
 * @param most the number of characters that are kept
 */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // No character takes more than two units, so that a long text need not be taken apart as a whole.
  return Array.from(line.slice(0, 2 * most))
    .slice(0, most)
    .join('')
    .trimEnd();
}
