import { type Explanation, explanation, type IssueContext } from './position.ts';

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** `{ label: Chat Now, chat: true` without a closing brace. The parser fails only on the next line. */
export function openBracket({ lines, line, first, message }: IssueContext): Explanation | undefined {
  if (!/flow (map|sequence|collection)/i.test(message)) return undefined;
  for (let at = line; at >= first; at--) {
    const open = lastOpen(lines[at - 1] ?? '');
    if (!open) continue;
    const { mark, column } = open;
    return explanation(at, column, (lines[at - 1] ?? '').length - column + 1, [
      `${mark} is opened here but not closed.`,
      `Add ${closing[mark]} where it ends, or put the text in quotes if ${mark} is part of it.`,
    ]);
  }
  return undefined;
}

/** `{ label: Chat Now chat: true }` */
export function missingComma({ lines, line, column, message }: IssueContext): Explanation | undefined {
  if (!message.startsWith('Missing ,')) return undefined;
  const text = lines[line - 1] ?? '';
  return explanation(line, column, text.length - column + 1, [
    'Entries inside { } or [ ] are separated by commas, and one is missing here.',
    'Add a comma between the two entries. Text that contains a comma or a bracket needs quotes.',
  ]);
}

/** The last bracket that the line does not close; quoted text is skipped. */
function lastOpen(text: string): { mark: string; column: number } | undefined {
  const plain = text.replace(/"(?:\\.|[^"\\])*"|(?<=[\s:[{,])'[^']*'/g, (quoted) =>
    '_'.repeat(quoted.length),
  );
  const open: { mark: string; column: number }[] = [];
  for (let index = 0; index < plain.length; index++) {
    const mark = plain[index] ?? '';
    if (mark === '#' && /\s/.test(plain[index - 1] ?? ' ')) break;
    const startsValue = /(?:^\s*|[:[{,-]\s*)$/.test(plain.slice(0, index));
    if (mark in closing && startsValue) open.push({ mark, column: index + 1 });
    else if (mark === '}' || mark === ']') open.pop();
  }
  return open.at(-1);
}
