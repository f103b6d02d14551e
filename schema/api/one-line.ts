/** Printable ASCII with single spaces, which most texts are. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * Untrusted text on one line: without control characters and lone surrogates, whitespace collapsed, truncated.
 * @param max the number of characters to keep
 */
export function oneLine(text: string, max: number): string {
  if (text.length <= max && plain.test(text)) return text;
  const line = text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // A character has at most two UTF-16 units, so only this much of a long text is split into characters.
  return Array.from(line.slice(0, 2 * max))
    .slice(0, max)
    .join('')
    .trimEnd();
}
