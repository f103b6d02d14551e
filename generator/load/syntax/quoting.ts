import { locate } from '../../errors/locate.ts';
import { bracedMarks } from '../../lib/braced-marks.ts';
import { filePathFinding } from '../../validate/messages/file-path.ts';
import { type Explanation, explanation, type IssueContext, inQuotes, keyLineOf } from './position.ts';

/** `lead: "Ask a person` without the second quote. The parser fails only at the next quote or at the end. */
export function openQuote({ lines, line, first, kind, message }: IssueContext): Explanation | undefined {
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
    return explanation(at, column, text.length - column + 1, [
      `A quote ${mark} is opened here but not closed.`,
      `Put ${mark} at the end of the text as well, or remove the first one.`,
    ]);
  }
  return undefined;
}

/** `src: "own\photo.jpg"`: in double quotes, a backslash and the letter after it are one special character. */
export function windowsPath({ lines, line, kind }: IssueContext): Explanation | undefined {
  if (kind !== 'BAD_DQ_ESCAPE') return undefined;
  const paths = [...(lines[line - 1] ?? '').matchAll(/"([^"\s]*\\[^"\s]*\.\w{2,5})"/g)];
  const [found] = paths;
  const [quoted, written = ''] = found ?? [];
  const path = quoted && filePathFinding('src', written, []);
  if (!found || !path) return undefined;
  const { message, hint } = locate(path, []);
  return explanation(line, found.index + 1, quoted.length, [message, hint]);
}

/** `heading: Fair questions: answered.`, on a separate line or inside braces. */
export function colonInText({ lines, line, column, kind }: IssueContext): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  if (kind === 'BLOCK_IN_FLOW') {
    const value = /^[^,{}[\]]*/.exec(text.slice(column - 1))?.[0].trim() ?? '';
    if (!value.includes(': ')) return undefined;
    const at = column + value.indexOf(': ');
    const reason = 'This entry has a second colon, and a colon followed by a space starts a new key.';
    const [, words, key = '', rest] = /^(.*\S)\s+([a-z][A-Za-z]*): (.*)$/.exec(value) ?? [];
    if (words === undefined)
      return explanation(line, at, 1, [reason, `Put the text in quotes: ${inQuotes(value)}`]);
    return explanation(line, at - key.length, key.length, [
      reason,
      `If "${key}" is a key, put a comma before it (${words}, ${key}: ${rest}). If it is part of the text, put the text in quotes (${inQuotes(value)}).`,
    ]);
  }
  if (kind !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const key = keyLineOf(text);
  if (!key || !/:(\s|$)/.test(key.value)) return undefined;
  const { value, valueColumn } = key;
  if (/^[^"]*"$/.test(value))
    return explanation(line, valueColumn, value.length, [
      'This text has a quote " at its end but none at its start.',
      `Put quotes at both ends: ${key.key}: ${inQuotes(value.slice(0, -1))}`,
    ]);
  return explanation(line, valueColumn + value.search(/:(\s|$)/), 1, [
    'A colon followed by a space starts a new key, even in the middle of text.',
    `Put the text in quotes: ${key.key}: ${inQuotes(value)}`,
  ]);
}

const special = /^([*&!%@`{["'|>])/;

/** `heading: **Fair** questions.` or `'It's fair.'`: the first character has a special meaning in YAML. */
export function specialStart({ lines, line, kind }: IssueContext): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const entry = /^(\s*- +)(\S.*)$/.exec(text);
  const key =
    keyLineOf(text) ??
    (entry && { key: '', value: entry[2] ?? '', valueColumn: (entry[1] ?? '').length + 1 });
  const start = key && special.exec(key.value)?.[1];
  if (!key || !start || kind === 'DUPLICATE_KEY') return undefined;
  // The line itself is right, but not where it starts.
  if (kind === 'BAD_INDENT' && /^(?:\{.*\}|\[.*\]|".*"|'.*')$/.test(key.value)) return undefined;
  const words = key.key ? `${key.key}: ${inQuotes(key.value)}` : `- ${inQuotes(key.value)}`;
  const at = [line, key.valueColumn, key.value.length] as const;
  if (start === '|' || start === '>')
    return explanation(...at, [
      `After "${key.value.split(' ')[0]}", the text starts on the next line.`,
      `Keep only "${key.value.split(' ')[0]}" on this line, and write the text below it, indented by two more spaces.`,
    ]);
  const list = quotedList(key.value);
  if (list)
    return explanation(...at, [
      'Braces in a list have a special meaning in YAML.',
      `Put the entries with braces in quotes: ${key.key ? `${key.key}: ` : '- '}${list}`,
    ]);
  const fact = factInBraces(key.value);
  if (fact)
    return explanation(...at, [
      'Text cannot start with {, which has a special meaning in YAML. A fact starts with a dollar sign.',
      `For a fact, write: ${key.key ? `${key.key}: ` : '- '}${fact} For other text in braces, put the whole text in quotes: ${words}`,
    ]);
  const isQuote = start === '"' || start === "'";
  const whole = /^(".*?"|'.*?'|\{[^{}]*\}|\[[^[\]]*\])([,;}\]]+)$/.exec(key.value);
  if (whole)
    return explanation(line, key.valueColumn + (whole[1]?.length ?? 0), whole[2]?.length ?? 1, [
      afterEnd(whole[2] ?? '', isQuote ? 'quote' : start),
      `Delete it: ${key.key ? `${key.key}: ` : '- '}${whole[1]}`,
    ]);
  if (isQuote && kind === 'BAD_DQ_ESCAPE')
    return explanation(...at, [
      'In double quotes, a backslash starts a special character.',
      `Use single quotes, or double each backslash: ${key.key}: ${inQuotes(key.value)}`,
    ]);
  return explanation(...at, [
    isQuote
      ? `The text ends at the second ${start}, but more text follows.`
      : `Text cannot start with ${start}, which has a special meaning in YAML.`,
    `Put the whole text in ${isQuote ? 'different ' : ''}quotes: ${words}`,
  ]);
}

/** What is wrong with a mark after the end of a value. @param opening `quote`, or a bracket */
function afterEnd(mark: string, opening: string): string {
  const closing = opening === 'quote' ? opening : opening === '{' ? '}' : ']';
  return opening !== 'quote' && /^[}\]]/.test(mark)
    ? `This ${mark} has no matching ${opening}.`
    : `There is ${mark === ',' ? 'a comma' : `a ${mark}`} after the closing ${closing}.`;
}

/** `[/c/{{city}}/]` with quotes around its entries with braces. Undefined for any other value. */
function quotedList(value: string): string | undefined {
  const inside = /^\[([^[\]]*)\]$/.exec(value)?.[1];
  const entries = inside?.match(/"[^"]*"|'[^']*'|[^,]+/g)?.map((entry) => entry.trim()) ?? [];
  // A brace at the start of an entry opens a group of keys.
  if (!inside?.includes('{') || entries.some((entry) => /^\{(?!\{)/.test(entry))) return undefined;
  const quoted = entries.map((entry) => (/^[^"'].*[{}]|^\{/.test(entry) ? inQuotes(entry) : entry));
  return `[${quoted.join(', ')}]`;
}

/** `{booth} boxes` with the dollar sign of a fact. Undefined for `{{paper | box}}`, and for marks. */
function factInBraces(value: string): string | undefined {
  const [, name] = /^\{(\w+)\}/.exec(value) ?? [];
  return name === undefined || bracedMarks.has(name) ? undefined : `$${value}`;
}

/** Text that YAML would silently drop, because it reads it as a comment or an anchor. */
export function droppedText({ lines, line, column, kind }: IssueContext): Explanation | undefined {
  const text = lines[line - 1] ?? '';
  const key = keyLineOf(text);
  const words = key ? `${key.key}: ${inQuotes(key.value)}` : 'heading: "We are #1"';
  if (kind === 'TEXT_AFTER_HASH')
    return explanation(line, column, text.length - column + 1, [
      `"${text.slice(column - 1).trim()}" is read as a comment and would not be shown: a # after a space starts a comment.`,
      `If it is a comment, put a space after the #. If it is text, put the whole text in quotes: ${words}`,
    ]);
  if (kind !== 'UNUSED_ANCHOR') return undefined;
  return explanation(line, column, /^\S*/.exec(text.slice(column - 1))?.[0].length ?? 1, [
    'A word that starts with & has a special meaning in YAML and would not be shown.',
    `Put the text in quotes: ${words}`,
  ]);
}
