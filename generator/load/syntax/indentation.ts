import {
  type Explanation,
  explanation,
  type IssueContext,
  indentOf,
  inQuotes,
  isBlank,
  keyLineOf,
  spaces,
} from './position.ts';

const unusualSpace = /^ *([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff])/;

/** Tabs, and the special spaces of text copied from web pages and word processors. */
export function wrongWhitespace({ lines, line, first }: IssueContext): Explanation | undefined {
  for (let at = line; at >= Math.max(first, line - 1); at--) {
    const text = lines[at - 1] ?? '';
    const tab = /^ *\t/.exec(text);
    if (tab)
      return explanation(at, tab[0].length, 1, [
        'This line is indented with a tab, but YAML only allows spaces.',
        'Replace the tab with spaces, so the line is indented like its neighbors. Each level is two spaces.',
      ]);
    const unusual = unusualSpace.exec(text);
    if (unusual)
      return explanation(at, unusual[0].length, 1, [
        'This line starts with a character that looks like a space but is not one. It often comes with text copied from a web page.',
        'Delete everything before the first visible character and type spaces instead.',
      ]);
  }
  return undefined;
}

/** `-mark: circle` */
export function dashWithoutSpace({ lines, line }: IssueContext): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const match = /^(\s*)-([^\s-].*)$/.exec(text);
  if (!match) return undefined;
  return explanation(line, (match[1] ?? '').length + 1, 1, [
    'A dash that starts a list entry needs a space after it.',
    `Write: - ${match[2]}`,
  ]);
}

/** `heading:Fair`, or a line without any key. */
export function keyWithoutSpace({ lines, line, kind, message }: IssueContext): Explanation | undefined {
  if (kind !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('Implicit map keys')) return undefined;
  const text = lines[line - 1] ?? '';
  const glued = /^(\s*(?:- +)?)([\w-]+):(\S.*)$/.exec(text);
  const column = indentOf(text) + 1;
  if (glued)
    return explanation(line, column, text.trim().length, [
      `A space is missing after "${glued[2]}:".`,
      `Write: ${glued[2]}: ${glued[3]}`,
    ]);
  if (keyLineOf(text)) return undefined;
  if (/^\s*- /.test(text)) {
    const at = lines.findIndex((one, index) => index >= line && /^\s*- /.test(one));
    const next = lines[at] ?? '';
    const isDeeper = indentOf(next) > indentOf(text);
    return explanation(
      isDeeper ? at + 1 : line,
      indentOf(isDeeper ? next : text) + 1,
      (isDeeper ? next : text).trim().length,
      [
        isDeeper
          ? 'This entry is indented more than the one above it, but both belong to one list.'
          : 'The entries of one list do not start in the same column.',
        isDeeper
          ? `Indent it by ${spaces(indentOf(text))}, like "${text.trim()}".`
          : 'Put the same number of spaces before each dash of the list.',
      ],
    );
  }
  return explanation(line, column, text.trim().length, [
    'This line has no "key:" at its start, so it is unclear what the text belongs to.',
    keyOrText(text, lines.slice(0, line - 1)),
  ]);
}

/** What to do with a line without a key: it lacks a colon, or continues the text above it. */
function keyOrText(text: string, before: string[]): string {
  const [, key, value] = /^\s*([\w-]+)\s*=\s*(.*)$/.exec(text) ?? [];
  if (key) return `Write a colon in place of the equals sign: ${key}: ${value}`;
  const word = /^[\w-]+/.exec(text.trim())?.[0];
  const above = keyLineOf(before.findLast((one) => !isBlank(one)) ?? '');
  const asKey = `put a colon and a space after the key${word ? `, like "${word}: …"` : ''}.`;
  if (!above?.value) return `P${asKey.slice(1)}`;
  const asText = `indent it by ${spaces(above.keyColumn + 1)}`;
  const isText = /^[|>]|,$/.test(above.value) || indentOf(text) !== above.keyColumn - 1;
  return isText
    ? `If it continues the text of "${above.key}:", ${asText}. If it is a new key, ${asKey}`
    : `If it is a new key, ${asKey} If it continues the text of "${above.key}:", ${asText}.`;
}

/** `- faqs:` or `- faqs` in the same column as keys. */
export function dashAmongKeys({ lines, line, message, first }: IssueContext): Explanation | undefined {
  if (!message.startsWith('A block sequence')) return undefined;
  const text = lines[line - 1] ?? '';
  const [, indent = '', entry = ''] = /^(\s*)- +([\w-]+(?::.*)?)\s*$/.exec(text) ?? [];
  if (entry === '') return undefined;
  for (let at = line - 1; at >= first; at--) {
    const above = lines[at - 1] ?? '';
    if (isBlank(above) || indentOf(above) > indent.length) continue;
    const key = keyLineOf(above);
    if (indentOf(above) < indent.length || !key || above.trim().startsWith('- ')) return undefined;
    return explanation(line, indent.length + 1, 1, [
      `A dash starts a list entry, but this line lines up with "${key.key}:", which is a key.`,
      entry.includes(':')
        ? `Delete the dash and the space after it: ${entry}`
        : keyWithoutColon(entry, lines),
    ]);
  }
  return undefined;
}

/** What to do with `- packages`, which has neither a colon nor a value. */
function keyWithoutColon(key: string, lines: string[]): string {
  const write = `write "${key}:" in place of "- ${key}", and its keys on the lines below, indented by two more spaces.`;
  return lines.some((one) => one.startsWith('extends:'))
    ? `To keep "${key}" of the base page, delete this line. To change it, ${write}`
    : `W${write.slice(1)}`;
}

/** A line that is indented further than its neighbors, below a key that already has a value. */
export function tooDeep({ lines, line, kind, message }: IssueContext): Explanation | undefined {
  if (kind !== 'BLOCK_AS_IMPLICIT_KEY' || message.startsWith('A block sequence')) return undefined;
  const above = lines[line - 1] ?? '';
  const next = lines.findIndex((text, index) => index >= line && !isBlank(text));
  const below = lines[next] ?? '';
  const key = keyLineOf(above);
  if (!key?.value || /:\s/.test(key.value) || next === -1) return undefined;
  const expected = key.keyColumn - 1;
  if (indentOf(below) <= expected) return undefined;
  const before = lines.slice(0, line - 1).findLast((text) => !isBlank(text)) ?? '';
  if (indentOf(before) === indentOf(below))
    return explanation(line, expected + 1, above.trim().length, [
      `"${key.key}:" is indented less than the lines above and below it.`,
      `Indent it by ${spaces(indentOf(below))} instead of ${expected}, like ${nameOf(before)}.`,
    ]);
  return explanation(next + 1, indentOf(below) + 1, below.trim().length, [
    `This line is indented more than "${key.key}:" above it, so it would become part of that text.`,
    indentOf(below) < expected + 2
      ? `Indent it by ${spaces(expected)} instead of ${indentOf(below)}, like "${key.key}:".`
      : `If it is a key, indent it by ${spaces(expected)} instead of ${indentOf(below)}, like "${key.key}:".\nIf it is part of the text of "${key.key}", put all of it in quotes: ${key.key}: ${inQuotes(`${key.value} ${below.trim()}`)}`,
  ]);
}

/** A line whose indentation matches none of the lines above it. */
export function mismatchedIndent(context: IssueContext): Explanation | undefined {
  const { lines, kind, message, first } = context;
  const isList = message.startsWith('A block sequence') || message.startsWith('All sequence');
  if (kind !== 'BAD_INDENT' && !isList) return undefined;
  let line = context.line;
  while (line < lines.length && isBlank(lines[line - 1] ?? '')) line++;
  const text = lines[line - 1] ?? '';
  const indent = indentOf(text);
  const columns = new Map<number, string>();
  let min = Number.POSITIVE_INFINITY;
  for (let at = line - 1; at >= first; at--) {
    const above = lines[at - 1] ?? '';
    if (isBlank(above) || indentOf(above) >= min || (isList && !above.trim().startsWith('- '))) continue;
    min = indentOf(above);
    columns.set(min, nameOf(above));
  }
  columns.delete(indent);
  const nearest = [...columns]
    .sort(([a], [b]) => Math.abs(a - indent) - Math.abs(b - indent))
    .slice(0, isList ? 1 : 2);
  if (nearest.length === 0) return undefined;
  const choices = nearest
    .sort(([a], [b]) => b - a)
    .map(([column, name]) => `${spaces(column)} (like ${name})`);
  return explanation(line, indent + 1, text.trim().length, [
    `This line is indented by ${spaces(indent)}, which does not match any line above it.`,
    `Lines that belong together are indented by the same number of spaces: indent this one by ${choices.join(', or by ')}.`,
  ]);
}

function nameOf(text: string): string {
  const key = keyLineOf(text);
  return `"${key ? `${text.trim().startsWith('- ') ? '- ' : ''}${key.key}:` : text.trim().slice(0, 20)}"`;
}
