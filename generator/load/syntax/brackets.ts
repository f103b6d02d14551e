import { type Explanation, explained, type Place } from './position.ts';

const partner: Record<string, string> = { '{': '}', '[': ']' };

/** `{ label: Chat Now, chat: true` without its end. The parser only stumbles over the next line. */
export function openBracket({ lines, line, first, message }: Place): Explanation | undefined {
  if (!/flow (map|sequence|collection)/i.test(message)) return undefined;
  for (let at = line; at >= first; at--) {
    const open = lastOpen(lines[at - 1] ?? '');
    if (!open) continue;
    const end = partner[open.mark] ?? '';
    return explained(at, open.column, (lines[at - 1] ?? '').length - open.column + 1, [
      `${open.mark} is opened here and not closed.`,
      `Write ${end} where it ends, or put the text in quotes if ${open.mark} is a part of it.`,
    ]);
  }
  return undefined;
}

/** `{ label: Chat Now chat: true }` */
export function missingComma({ lines, line, column, message }: Place): Explanation | undefined {
  if (!message.startsWith('Missing ,')) return undefined;
  const text = lines[line - 1] ?? '';
  return explained(line, column, text.length - column + 1, [
    'Entries between { } or [ ] are parted by commas, and one is missing here.',
    'Write a comma between the two entries. A text that holds a comma or a bracket needs quotes.',
  ]);
}

/** The last bracket of a line that is not closed on it; quoted texts are skipped. */
function lastOpen(text: string): { mark: string; column: number } | undefined {
  const plain = text.replace(/"(?:\\.|[^"\\])*"|(?<=[\s:[{,])'[^']*'/g, (quoted) =>
    '_'.repeat(quoted.length),
  );
  const open: { mark: string; column: number }[] = [];
  for (let index = 0; index < plain.length; index++) {
    const mark = plain[index] ?? '';
    if (mark === '#' && /\s/.test(plain[index - 1] ?? ' ')) break;
    const starts = /(?:^\s*|[:[{,-]\s*)$/.test(plain.slice(0, index));
    if (mark in partner && starts) open.push({ mark, column: index + 1 });
    else if (mark === '}' || mark === ']') open.pop();
  }
  return open.at(-1);
}
