import { withoutMarks } from '../../../site/ui/text/plain-text.ts';
import { cut } from '../english.ts';
import { wordChange } from './word-change.ts';

/** Both sides of a change, as far as they have to be shown; undefined for a side with nothing to show. */
export interface Sides {
  before?: string | undefined;
  after?: string | undefined;
}

/** The longest side of a change (characters) that is shown by whole sentences. */
const sentenceLimit = 160;

/**
 * What a text change replaced: the lines or sentences that differ, without marks; of a long sentence, the words that differ
 * with an ellipsis. Undefined if only spaces differ.
 */
export function textChange(before: string, after: string): Sides | undefined {
  const plain = sides(plainLines(before), plainLines(after));
  if (plain) return plain;
  // Only the marks or the line breaks differ, so they are shown.
  return sides(lines(before), lines(after)) ?? sides([slashed(before)], [slashed(after)]);
}

/** A text as one side of a change that has no other one. */
export const textWords = (text: string) => cut(plainLines(text).join(' ') || slashed(text), sentenceLimit);

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const plainLines = (text: string) => lines(text).map(withoutMarks).filter(Boolean);

const slashed = (text: string) => lines(text).join(' / ');

/** Sentences of lines, each with the mark at its end. */
const sentences = (all: readonly string[]) =>
  all.flatMap((line) => line.split(/(?<=[.!?…][”’")]*)\s+(?=[^a-z])/));

function sides(before: readonly string[], after: readonly string[]): Sides | undefined {
  const old = sentences(before);
  const now = sentences(after);
  let head = 0;
  const shorter = Math.min(old.length, now.length);
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  if (head === old.length && head === now.length) return undefined;
  // A sentence that came or went is shown with one next to it, or else it would look like the whole text.
  if (head + tail === shorter && head > 0) head--;
  else if (head + tail === shorter && tail > 0) tail--;
  const middle = (all: readonly string[]) => all.slice(head, all.length - tail).join(' ');
  const change = { before: middle(old), after: middle(now) };
  if (change.before === change.after) return undefined;
  if (Math.max(change.before.length, change.after.length) <= sentenceLimit)
    return { before: change.before || undefined, after: change.after || undefined };
  return wordChange(change.before, change.after, sentenceLimit);
}
