import type { Change } from '../../../schema/api/studio/operation.ts';
import { diffLines, splitLines } from './line-diff.ts';

export type { Change };

/** The smallest pieces of lines that differ, in the order of the text. */
export function changesBetween(before: string, after: string): Change[] {
  const old = splitLines(before);
  const now = splitLines(after);
  const offsets = [0];
  for (const line of old) offsets.push((offsets.at(-1) ?? 0) + line.length);
  return diffLines(old, now).map(({ from, to, at, end }) =>
    trimmed({
      at: offsets[from] ?? before.length,
      removed: old.slice(from, to).join(''),
      inserted: now.slice(at, end).join(''),
    }),
  );
}

/** Without the characters at both ends that stay, and without splitting a character of two code units. */
function trimmed({ at, removed, inserted }: Change): Change {
  const limit = Math.min(removed.length, inserted.length);
  let head = 0;
  while (head < limit && removed[head] === inserted[head]) head++;
  if (isHighSurrogate(removed.charCodeAt(head - 1))) head--;
  let tail = 0;
  while (tail < limit - head && removed.at(-1 - tail) === inserted.at(-1 - tail)) tail++;
  if (tail > 0 && isLowSurrogate(removed.charCodeAt(removed.length - tail))) tail--;
  const middle = (text: string) => text.slice(head, text.length - tail);
  return { at: at + head, removed: middle(removed), inserted: middle(inserted) };
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Applies the changes of an edit to the text that it was made in. */
export function applyChanges(source: string, changes: readonly Change[]): string {
  let text = source;
  for (const { at, removed, inserted } of changes.toReversed())
    text = text.slice(0, at) + inserted + text.slice(at + removed.length);
  return text;
}

/** The changes that undo an edit, to apply to its result. */
export function invertChanges(changes: readonly Change[]): Change[] {
  let shift = 0;
  return changes.map(({ at, removed, inserted }) => {
    const inverse = { at: at + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return inverse;
  });
}
