import { type Explanation, explained, indentOf, isBlank, keyLineOf, type Place } from './position.ts';

const oddBlank = /^ *([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff])/;

/** Tabs, and blanks that come with text from web pages and word processors. */
export function wrongBlanks({ lines, line, first }: Place): Explanation | undefined {
  for (let at = line; at >= Math.max(first, line - 1); at--) {
    const text = lines[at - 1] ?? '';
    const tab = /^ *\t/.exec(text);
    if (tab)
      return explained(at, tab[0].length, 1, [
        'This line is indented with a tab, and YAML only takes spaces.',
        'Replace the tab by spaces, so that the line starts in the same column as its neighbours. Two spaces are one level.',
      ]);
    const odd = oddBlank.exec(text);
    if (odd)
      return explained(at, odd[0].length, 1, [
        'This line starts with a blank that looks like a space and is none; it often comes with text copied from a web page.',
        'Delete the blanks at the start of the line and type spaces.',
      ]);
  }
  return undefined;
}

/** `-mark: circle` */
export function dashWithoutSpace({ lines, line }: Place): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const match = /^(\s*)-([^\s-].*)$/.exec(text);
  if (!match) return undefined;
  return explained(line, (match[1] ?? '').length + 1, 1, [
    'A dash that starts an entry of a list needs a space after it.',
    `Write: - ${match[2]}`,
  ]);
}

/** `heading:Fair` or a line that holds no key at all. */
export function keyWithoutSpace({ lines, line, kind, message }: Place): Explanation | undefined {
  if (kind !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('Implicit map keys')) return undefined;
  const text = lines[line - 1] ?? '';
  const glued = /^(\s*(?:- +)?)([\w-]+):(\S.*)$/.exec(text);
  const column = indentOf(text) + 1;
  if (glued)
    return explained(line, column, text.trim().length, [
      `A space is missing after "${glued[2]}:".`,
      `Write: ${glued[2]}: ${glued[3]}`,
    ]);
  if (keyLineOf(text)) return undefined;
  const word = /^[\w-]+/.exec(text.trim())?.[0];
  return explained(line, column, text.trim().length, [
    'This line has no "key:" at its start, so it is not clear what the text belongs to.',
    `Write a colon and a space after the key${word ? `, like "${word}: …"` : ''}. If the line continues the text above, start it further right than the key of that text.`,
  ]);
}

/** A line that starts further right than its neighbours, below a key that has its value already. */
export function tooDeep({ lines, line, kind, message }: Place): Explanation | undefined {
  if (kind !== 'BLOCK_AS_IMPLICIT_KEY' || message.startsWith('A block sequence')) return undefined;
  const above = lines[line - 1] ?? '';
  const next = lines.findIndex((text, index) => index >= line && !isBlank(text));
  const below = lines[next] ?? '';
  const key = keyLineOf(above);
  if (!key?.value || /:\s/.test(key.value) || next === -1) return undefined;
  const wanted = key.keyColumn - 1;
  if (indentOf(below) <= wanted) return undefined;
  return explained(next + 1, indentOf(below) + 1, below.trim().length, [
    `This line starts further right than "${key.key}:" above it, so it would be a part of that text.`,
    `Start it in the same column as "${key.key}:": after ${spaces(wanted)} instead of ${indentOf(below)}.`,
  ]);
}

/** A line that starts between the columns in which the lines above it start. */
export function betweenColumns(place: Place): Explanation | undefined {
  const { lines, kind, message, first } = place;
  const isList = message.startsWith('A block sequence') || message.startsWith('All sequence');
  if (kind !== 'BAD_INDENT' && !isList) return undefined;
  let line = place.line;
  while (line < lines.length && isBlank(lines[line - 1] ?? '')) line++;
  const text = lines[line - 1] ?? '';
  const indent = indentOf(text);
  const columns = new Map<number, string>();
  let least = Number.POSITIVE_INFINITY;
  for (let at = line - 1; at >= first; at--) {
    const above = lines[at - 1] ?? '';
    if (isBlank(above) || indentOf(above) >= least || (isList && !above.trim().startsWith('- '))) continue;
    least = indentOf(above);
    columns.set(least, nameOf(above));
  }
  columns.delete(indent);
  const near = [...columns]
    .sort(([a], [b]) => Math.abs(a - indent) - Math.abs(b - indent))
    .slice(0, isList ? 1 : 2);
  if (near.length === 0) return undefined;
  const choices = near.sort(([a], [b]) => b - a).map(([column, name]) => `${spaces(column)} (like ${name})`);
  return explained(line, indent + 1, text.trim().length, [
    `This line starts after ${spaces(indent)}, and no line above it that it could belong to does.`,
    `Lines that belong together start in the same column: start this one after ${choices.join(', or after ')}.`,
  ]);
}

function nameOf(text: string): string {
  const key = keyLineOf(text);
  return `"${key ? `${text.trim().startsWith('- ') ? '- ' : ''}${key.key}:` : text.trim().slice(0, 20)}"`;
}

function spaces(count: number): string {
  return count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;
}
