import {
  type Explanation,
  explanation,
  type IssueContext,
  indentOf,
  isBlank,
  keyLineOf,
  spaces,
} from './position.ts';

/** A key of a list entry in the column of its dash: `- question: Do you?`, and below the dash `answer: Yes.` */
export function keyBelowDash({ lines, line, kind, message, first }: IssueContext): Explanation | undefined {
  if (kind !== 'BAD_INDENT' && !message.startsWith('A block sequence') && !message.startsWith('All sequence'))
    return undefined;
  const text = lines[line - 1] ?? '';
  const indent = indentOf(text);
  const key = keyLineOf(text);
  if (!key || text.trim().startsWith('- ')) return undefined;
  let at = line - 1;
  while (at >= first && (isBlank(lines[at - 1] ?? '') || indentOf(lines[at - 1] ?? '') > indent)) at--;
  const entry = keyLineOf(lines[at - 1] ?? '');
  if (at < first || indentOf(lines[at - 1] ?? '') !== indent || !entry || entry.keyColumn <= indent + 1)
    return undefined;
  const outer = lines.slice(0, at - 1).findLast((one) => !isBlank(one) && indentOf(one) < indent);
  if (entry.value === '' && outer?.trim() === 'sections:')
    return explanation(at, indent + 1, 1, [
      `A dash starts a list entry, but this line lines up with "${key.key}:", which is a key.`,
      `Delete the dash, and indent "${entry.key}:" by ${spaces(indent)}, like "${key.key}:".`,
    ]);
  return explanation(line, indent + 1, text.trim().length, [
    `"${key.key}:" lines up with the dash above it, but it must line up with the text after the dash.`,
    `Indent it by ${spaces(entry.keyColumn - 1)} instead of ${indent}, like "${entry.key}:".`,
  ]);
}

/** A key that starts to the left of its neighbors, such as one section in the first column. Only the next key below it shows it. */
export function keyTooFarLeft({ lines, line: failed, kind }: IssueContext): Explanation | undefined {
  if (kind !== 'BAD_INDENT') return undefined;
  const line = lines.findIndex((text, index) => index >= failed - 1 && !isBlank(text)) + 1;
  const indent = indentOf(lines[line - 1] ?? '');
  const below = keyLineOf(lines[line - 1] ?? '');
  const isAt = (at: number, wanted: (depth: number) => boolean) =>
    !isBlank(lines[at - 1] ?? '') && wanted(indentOf(lines[at - 1] ?? ''));
  let at = line - 1;
  while (at > 0 && !isAt(at, (depth) => depth < indent)) at--;
  let above = at - 1;
  while (above > 0 && !isAt(above, (depth) => depth <= indent)) above--;
  const key = keyLineOf(lines[at - 1] ?? '');
  const neighbor = keyLineOf(lines[above - 1] ?? '');
  if (!below || !key || key.value !== '' || !neighbor || neighbor.value !== '') return undefined;
  const isSibling = neighbor.keyColumn === indent + 1;
  const isParent = above === at - 1 && neighbor.keyColumn === key.keyColumn;
  if (!isSibling && !isParent) return undefined;
  return explanation(at, key.keyColumn, key.key.length + 1, [
    `"${key.key}:" is indented less than "${below.key}:" below it, but both belong at the same level.`,
    `Indent "${key.key}:" by ${spaces(indent)}.`,
  ]);
}
