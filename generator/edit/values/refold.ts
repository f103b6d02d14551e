/**
 * Breaks a text into lines, and keeps those at the beginning and at the end of its former version that are still right.
 * @param text words with single line breaks folded into spaces
 * @param old the lines of the former version
 * @param width the most characters of a new line
 */
export function refold(text: string, old: readonly string[], width: number): string[] {
  let rest = text;
  const head: string[] = [];
  const tail: string[] = [];
  for (const line of old) {
    if (rest === line || !rest.startsWith(`${line} `) || !isFold(rest, line.length)) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (const line of old.slice(head.length).reverse()) {
    if (rest === line || !rest.endsWith(` ${line}`) || !isFold(rest, rest.length - line.length - 1)) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...head, ...wrap(rest, width), ...tail];
}

/** Whether a line break in place of a space reads as that space: a line must not begin or end with one. */
const isFold = (text: string, at: number) => /^\S \S$/.test(text.slice(at - 1, at + 2));

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const words of text.split(/(?<=\S) (?=\S)/)) {
    if (line !== '' && line.length + 1 + words.length > width) {
      lines.push(line);
      line = words;
    } else line = line === '' ? words : `${line} ${words}`;
  }
  return [...lines, line];
}
