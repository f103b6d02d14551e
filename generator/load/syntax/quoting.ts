import { type Explanation, explained, inQuotes, keyLineOf, type Place } from './position.ts';

/** `lead: "Ask a person` without the second quote. The parser only stumbles where the next quote or the end comes. */
export function openQuote({ lines, line, first, kind, message }: Place): Explanation | undefined {
  const isMissing = /closing .quote|quoted string needs/.test(message);
  if (!isMissing && !['UNEXPECTED_TOKEN', 'MISSING_CHAR', 'BLOCK_IN_FLOW', 'BAD_INDENT'].includes(kind))
    return undefined;
  for (let at = line; at >= (isMissing ? first : Math.max(first, line - 2)); at--) {
    const text = lines[at - 1] ?? '';
    const open = /(?:^|[:[{,-]\s*)(["'])(?=[^"']*$)/.exec(text.replace(/\\./g, '__').replace(/\s#.*$/, ''));
    const closed =
      open && text.slice(0, open.index + open[0].length - 1).split(open[1] ?? '').length % 2 === 0;
    if (!open || closed) continue;
    const [whole, mark = ''] = open;
    const column = open.index + whole.length;
    return explained(at, column, text.length - column + 1, [
      `A quote ${mark} is opened here and not closed.`,
      `Put ${mark} at the end of the text as well, or take the first one out.`,
    ]);
  }
  return undefined;
}

/** `heading: Fair questions: answered.`, in a line of its own or inside braces. */
export function colonInText({ lines, line, column, kind }: Place): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  if (kind === 'BLOCK_IN_FLOW') {
    const value = /^[^,{}[\]]*/.exec(text.slice(column - 1))?.[0].trim() ?? '';
    if (!value.includes(': ')) return undefined;
    const at = column + value.indexOf(': ');
    return explained(line, at, 1, [
      'This entry has a second colon, and a colon with a space after it starts a new key.',
      `If the colon is a part of the text, put the text in quotes: ${inQuotes(value)} If a new key starts here, write a comma before it.`,
    ]);
  }
  if (kind !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const key = keyLineOf(text);
  if (!key || !/:(\s|$)/.test(key.value)) return undefined;
  const { value, valueColumn } = key;
  if (/^[^"]*"$/.test(value))
    return explained(line, valueColumn, value.length, [
      'A quote " stands at the end of this text and none at its start.',
      `Write it at both ends: ${key.key}: ${inQuotes(value.slice(0, -1))}`,
    ]);
  return explained(line, valueColumn + value.search(/:(\s|$)/), 1, [
    'A colon with a space after it starts a new key, also in the middle of a text.',
    `Put the text in quotes: ${key.key}: ${inQuotes(value)}`,
  ]);
}

const special = /^([*&!%@`{["'|>])/;

/** `heading: **Fair** questions.` or `'It's fair.'`: the first letter means something to YAML. */
export function specialStart({ lines, line, kind }: Place): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const entry = /^(\s*- +)(\S.*)$/.exec(text);
  const key =
    keyLineOf(text) ??
    (entry && { key: '', value: entry[2] ?? '', valueColumn: (entry[1] ?? '').length + 1 });
  const start = key && special.exec(key.value)?.[1];
  if (!key || !start || kind === 'DUPLICATE_KEY') return undefined;
  const words = key.key ? `${key.key}: ${inQuotes(key.value)}` : `- ${inQuotes(key.value)}`;
  const at = [line, key.valueColumn, key.value.length] as const;
  if (start === '|' || start === '>')
    return explained(...at, [
      `After "${key.value.split(' ')[0]}" the text starts on the next line.`,
      `Leave "${key.value.split(' ')[0]}" alone on this line, and write the text below it, two spaces further right.`,
    ]);
  const isQuote = start === '"' || start === "'";
  if (isQuote && kind === 'BAD_DQ_ESCAPE')
    return explained(...at, [
      'A backslash in double quotes starts a special character.',
      `Write the text in single quotes, or each backslash twice: ${key.key}: ${inQuotes(key.value)}`,
    ]);
  return explained(...at, [
    isQuote
      ? `The text ends at the second ${start}, but more follows.`
      : `A text cannot start with ${start}, which means something else to YAML.`,
    `Put the whole text in ${isQuote ? 'other ' : ''}quotes: ${words}`,
  ]);
}

/** Text that YAML reads as a remark or as a name, and would drop without a word. */
export function droppedText({ lines, line, column, kind }: Place): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const key = keyLineOf(text);
  const words = key ? `${key.key}: ${inQuotes(key.value)}` : 'heading: "We are #1"';
  if (kind === 'TEXT_AFTER_HASH')
    return explained(line, column, text.length - column + 1, [
      `"${text.slice(column - 1).trim()}" is read as a remark and would not be shown: a # after a space starts one.`,
      `If it is a remark, write a space after the #. If it is text, put the whole text in quotes: ${words}`,
    ]);
  if (kind !== 'UNUSED_ANCHOR') return undefined;
  return explained(line, column, /^\S*/.exec(text.slice(column - 1))?.[0].length ?? 1, [
    'A word that starts with & is read as a name for what follows, and would not be shown.',
    `Put the text in quotes: ${words}`,
  ]);
}
