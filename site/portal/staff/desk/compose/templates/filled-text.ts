import type { FilledTemplate, FilledText } from '../../../../../../schema/api/desk-changes.ts';

/** A piece of a text, and whether a template filled it in or could not. */
export interface Segment {
  text: string;
  mark?: 'filled' | 'missing';
}

export const plainText = (text: string): FilledText => ({ text, filled: [] });

/** @param value whatever the storage has */
export function isFilledText(value: unknown): value is FilledText {
  const { text, filled } = (value ?? {}) as Partial<FilledText>;
  return typeof text === 'string' && Array.isArray(filled);
}

export const isBlank = ({ text }: FilledText): boolean => text.trim() === '';

/** The text in pieces, in order. */
export function segmentsOf({ text, filled }: FilledText): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, isMissing } of filled) {
    segments.push({ text: text.slice(at, start) });
    segments.push({ text: text.slice(start, end), mark: isMissing ? 'missing' : 'filled' });
    at = end;
  }
  segments.push({ text: text.slice(at) });
  return segments.filter((segment) => segment.text !== '');
}

/** The names of what could not be filled in, each once. */
export function missingIn({ text, filled }: FilledText): string[] {
  const missing = filled.filter(({ isMissing }) => isMissing);
  return [...new Set(missing.map(({ start, end }) => text.slice(start, end).replace(/^\[|\]$/g, '')))];
}

/** What has to be written before the text can be sent; undefined if nothing is missing. */
export function missingWords(text: FilledText): string | undefined {
  const [missing] = missingIn(text);
  return missing && `Write the ${missing} where it says [${missing}], or remove it.`;
}

/** The text after typing. Parts move with it; one that was typed into is no longer filled in. */
export function edited(before: FilledText, text: string): FilledText {
  const shorter = Math.min(before.text.length, text.length);
  let start = 0;
  while (start < shorter && before.text[start] === text[start]) start++;
  let rest = 0;
  while (rest < shorter - start && before.text.at(-1 - rest) === text.at(-1 - rest)) rest++;
  return { text, filled: movedParts(before, { start, end: before.text.length - rest }, text.length) };
}

/** Adds a text at a position, as paragraphs of its own. */
export function inserted(before: FilledText, at: number, added: FilledText): FilledText {
  const head = before.text.slice(0, at);
  const tail = before.text.slice(at);
  const first = head.trim() === '' ? head : head + '\n'.repeat(newlinesMissing(head, /\n*$/));
  const last = tail.trim() === '' ? tail : '\n'.repeat(newlinesMissing(tail, /^\n*/)) + tail;
  const text = first + added.text.trimEnd() + last;
  return {
    text,
    filled: [
      ...movedParts(before, { start: at, end: at }, text.length),
      ...added.filled.map((part) => ({
        ...part,
        start: part.start + first.length,
        end: part.end + first.length,
      })),
    ].sort((one, other) => one.start - other.start),
  };
}

/** A text with a template in it, and what the template replaced, if anything: nothing written, or another template as it was. */
export function withTemplate<Template extends FilledTemplate>(
  before: FilledText,
  { template, templates, caret }: { template: Template; templates: readonly Template[]; caret: number },
): { text: FilledText; replaced?: 'blank' | Template } {
  const other = templates.find(({ text }) => text.text.trim() === before.text.trim());
  const replaced = isBlank(before) ? 'blank' : other;
  if (replaced) return { text: inserted(plainText(''), 0, template.text), replaced };
  return { text: inserted(before, caret, template.text) };
}

/** How many line breaks a blank line still needs there. */
const newlinesMissing = (text: string, there: RegExp) => Math.max(0, 2 - (there.exec(text)?.[0].length ?? 0));

/** The parts outside of what was replaced. @param length of the text afterward */
function movedParts(
  { text, filled }: FilledText,
  replaced: { start: number; end: number },
  length: number,
): FilledText['filled'] {
  const shift = length - text.length;
  return filled.flatMap((part) => {
    if (part.end <= replaced.start) return [part];
    if (part.start < replaced.end) return [];
    // Typing in the middle of a part replaces nothing, and still changes it.
    if (part.start < replaced.start) return [];
    return [{ ...part, start: part.start + shift, end: part.end + shift }];
  });
}
